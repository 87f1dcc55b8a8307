import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { paths } from '../lib/paths.ts'
import { useTitle } from '../lib/page/use-title.ts'
import { ButtonLink } from './button.tsx'

/** The square of the blot, which missed the middle. */
const MISPLACED = 8

/** The screen for unknown paths. */
export default function NotFoundScreen() {
  useTitle(appDialogs.notFound)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 pt-[12svh] text-center">
      <div aria-hidden="true" className="grid grid-cols-3 gap-0.5 rounded-field bg-text p-0.5">
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index} className="relative size-[64px] rounded-cell bg-cell">
            {index === MISPLACED && (
              <span
                data-theme="blue"
                className="absolute start-[28px] top-[24px] size-[52px] rounded-[45%_52%_48%_55%] border-2 border-[var(--marked-border)] bg-mark"
              />
            )}
          </span>
        ))}
      </div>
      <h1 className="text-poster-46">{appDialogs.notFound}</h1>
      <p className="-mt-2 text-lead text-balance">{appDialogs.notFoundText}</p>
      <ButtonLink to={paths.home}>{basics.home}</ButtonLink>
    </div>
  )
}
