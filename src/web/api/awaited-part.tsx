// A lazyPart with its own placeholder meanwhile.
import { type ComponentType, createElement, type FunctionComponent, type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

export function awaitedPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
  meanwhile: ReactNode = null,
): FunctionComponent<Props> {
  // As one prop, since React's types for lazy components need props that are not generic.
  const Part = lazyPart(async () => {
    const Loaded: ComponentType<Props> = (await load())[name];
    return { part: ({ given }: { readonly given: Props }) => createElement<Props>(Loaded, given) };
  }, 'part');
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part given={props} />
    </Suspense>
  );
}
