// All kinds of the family recycling.
import type { Kind } from '../../kind/kind.ts';
import { glassAndRubble } from './glass-and-rubble.ts';
import { heapsAndSkips } from './heaps-and-skips.ts';
import { junk } from './junk.ts';
import { materials } from './materials.ts';
import { textiles } from './textiles.ts';
import { waste } from './waste.ts';

export const recycling: readonly Kind[] = [
  ...materials,
  ...textiles,
  ...waste,
  ...junk,
  ...heapsAndSkips,
  ...glassAndRubble,
];
