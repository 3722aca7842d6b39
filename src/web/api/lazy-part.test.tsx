// Tests that a part's code is loaded on first use, and only once.
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

function Salute({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

it('loads the code of a part once, when it is first rendered, and passes it its props', async () => {
  const load = vi.fn(async () => ({ Greeting: Salute, greetingHeightPx: 20 }));
  const Greeting = lazyPart(load, 'Greeting');
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback="coming">
      <Greeting name="Ada" />
      <Greeting name="Alan" />
    </Suspense>,
  );
  expect(screen.getByText('coming')).toBeTruthy();
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  expect(screen.getByText('Hello Alan')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
