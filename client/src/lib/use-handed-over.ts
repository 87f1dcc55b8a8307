import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * What the screen before hands over with its link, by its name in the location's state.
 * @param take gets it once, so that a reload does not bring it again; the same function at every render
 * @returns undefined once it is taken
 */
export function useHandedOver<T>(name: string, take: (value: T) => void): T | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const value = (location.state as Record<string, T> | null)?.[name]
  useEffect(() => {
    if (value === undefined) return
    take(value)
    void navigate(location, { replace: true, state: null })
  }, [value, take, navigate, location])
  return value
}
