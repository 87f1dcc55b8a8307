import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { OCCASIONS } from '../occasions.ts'

/** The eight occasions as a strip of tickets, in the themes of their categories. */
export function OccasionTickets() {
  return (
    <ul className="landing-tickets">
      {OCCASIONS.map(({ categoryId, theme, words, Icon }) => (
        <li key={categoryId} data-theme={theme}>
          <Link to={paths.category(categoryId)}>
            <Icon aria-hidden="true" />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
