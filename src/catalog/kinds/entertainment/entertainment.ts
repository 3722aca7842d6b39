// All kinds of the family entertainment.
import type { Kind } from '../../kind/kind.ts';
import { adventureParks } from './adventure-parks.ts';
import { amusementMachines } from './amusement-machines.ts';
import { arenas } from './arenas.ts';
import { boardGames } from './board-games.ts';
import { galleries } from './galleries.ts';
import { games } from './games.ts';
import { gamesOfChance } from './games-of-chance.ts';
import { miniGolf } from './mini-golf.ts';
import { nightlife } from './nightlife.ts';
import { outings } from './outings.ts';
import { screensAndStages } from './screens-and-stages.ts';
import { seasonalOutings } from './seasonal-outings.ts';
import { waterParks } from './water-parks.ts';
import { zoos } from './zoos.ts';

export const entertainment: readonly Kind[] = [
  ...arenas,
  ...boardGames,
  ...games,
  ...gamesOfChance,
  ...nightlife,
  ...outings,
  ...waterParks,
  ...screensAndStages,
  ...galleries,
  ...zoos,
  ...miniGolf,
  ...amusementMachines,
  ...adventureParks,
  ...seasonalOutings,
];
