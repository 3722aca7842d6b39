// A component whose code is fetched when it is first shown, and waits for the server and for its texts as all such code does.
import { type ComponentType, lazy } from 'react';
import { loadLazily } from './load-lazily.ts';

export const lazyPart = <Name extends string, Props>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await loadLazily(load))[name] }));
