// All kinds of the family property.
import type { Kind } from '../../kind/kind.ts';
import { propertyAgents } from './agents.ts';
import { garagesAndBlocks } from './garages-and-blocks.ts';
import { hotelManagement } from './hotel-management.ts';
import { landToLet } from './land-to-let.ts';
import { stayManagers } from './let-for-owners.ts';
import { letting } from './letting.ts';
import { mobileHomeParks } from './mobile-home-parks.ts';
import { spaces } from './spaces.ts';

export const property: readonly Kind[] = [
  ...propertyAgents,
  ...letting,
  ...spaces,
  ...stayManagers,
  ...garagesAndBlocks,
  ...landToLet,
  ...hotelManagement,
  ...mobileHomeParks,
];
