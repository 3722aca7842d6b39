// A component whose code is loaded on first use; like all lazy code it waits for the server and for its texts.
import { type ComponentType, lazy } from 'react';
import { loadLazily } from './load-lazily.ts';

export const lazyPart = <Name extends string, Props>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await loadLazily(load))[name] }));
