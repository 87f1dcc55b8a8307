import { airports } from './airports.ts'
import { classroom } from './classroom.ts'
import { conferences } from './conferences.ts'
import { familyGatherings } from './family-gatherings.ts'
import { familyGroupChat } from './family-group-chat.ts'
import { movieNight } from './movie-night.ts'
import type { OfficialContent } from './official-content.ts'
import { officeParties } from './office-parties.ts'
import { roadTrips } from './road-trips.ts'
import { sportsEvents } from './sports-events.ts'
import { tvMarathons } from './tv-marathons.ts'
import { virtualMeetings } from './virtual-meetings.ts'
import { weddings } from './weddings.ts'

/** In the order of OFFICIAL_CATEGORIES. */
export const OFFICIAL_CONTENT: readonly OfficialContent[] = [
  movieNight,
  virtualMeetings,
  classroom,
  familyGatherings,
  roadTrips,
  officeParties,
  sportsEvents,
  tvMarathons,
  weddings,
  conferences,
  airports,
  familyGroupChat,
]
