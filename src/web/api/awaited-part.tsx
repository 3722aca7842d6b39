// A component whose code is loaded on first use, with a placeholder meanwhile.
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { loadLazily } from './load-lazily.ts';

export function awaitedPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
  meanwhile: ReactNode = null,
): FunctionComponent<Props> {
  const Part = lazy(async () => {
    const Loaded: ComponentType<Props> = (await loadLazily(load))[name];
    return { default: ({ given }: { readonly given: Props }) => createElement<Props>(Loaded, given) };
  });
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part given={props} />
    </Suspense>
  );
}
