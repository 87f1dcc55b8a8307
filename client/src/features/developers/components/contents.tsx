import { useEffect, useState } from 'react'
import { developers } from '#messages/developers.ts'

/** Links to the parts of the page. The current part is the one that crosses a line near the top of the viewport. */
export function Contents() {
  const parts = Object.entries(developers.parts)
  const [current, setCurrent] = useState('change')
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (changes) =>
        setCurrent((before) => changes.find(({ isIntersecting }) => isIntersecting)?.target.id ?? before),
      { rootMargin: '-20% 0% -80%' },
    )
    for (const id in developers.parts) observer.observe(document.getElementById(id)!)
    return () => observer.disconnect()
  }, [])
  return (
    <ul className="-my-2 flex flex-wrap gap-x-5 lg:my-0 lg:grid lg:gap-1 lg:justify-items-start">
      {parts.map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current || undefined}
            className="inline-flex min-h-11 items-center font-semibold underline lg:border-s-4 lg:border-transparent lg:ps-3 lg:no-underline lg:hover:underline lg:aria-[current=true]:border-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
