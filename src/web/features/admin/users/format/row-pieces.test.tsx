// Tests which rows of a long table are drawn: those near the window, and those with the focus or open.
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowPieces } from './row-pieces.tsx';

let tell: (element: Element, isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: readonly object[]) => void) {
        const boundingClientRect = { height: 0 };
        tell = (target, isIntersecting) =>
          act(() => onChange([{ target, isIntersecting, boundingClientRect }]));
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const items = Array.from({ length: 25 }, (_, index) => ({ id: `user ${index}` }));

function show() {
  render(
    <table>
      <RowPieces
        items={items}
        keyOf={({ id }) => id}
        estimatePx={50}
        render={({ id }, index) => (
          <tr>
            <td>
              <button type="button" data-index={index}>
                {id}
              </button>
            </td>
          </tr>
        )}
      />
    </table>,
  );
  return [...document.querySelectorAll('tbody')];
}

const drawn = () => screen.queryAllByRole('button').map((button) => button.textContent);
const heights = (pieces: readonly HTMLElement[]) => pieces.map(({ style }) => style.height);

it('draws the first piece at once, and keeps room for the others', () => {
  const pieces = show();
  expect(drawn()).toEqual(items.slice(0, 10).map(({ id }) => id));
  expect(heights(pieces)).toEqual(['auto', '500px', '250px']);
});

it('draws what comes near, with its place in the whole list, and leaves what is far', () => {
  const [first, , third] = show();
  if (!first || !third) throw new Error('There are three pieces.');
  tell(third, true);
  expect(screen.getByText('user 24').dataset.index).toBe('24');
  tell(first, false);
  expect(drawn()).toEqual(items.slice(20).map(({ id }) => id));
  tell(first, true);
  expect(drawn()).toHaveLength(15);
});

it('keeps a piece in which something has the focus or is open', () => {
  const [first] = show();
  if (!first) throw new Error('There are three pieces.');
  screen.getByText('user 3').focus();
  tell(first, false);
  expect(drawn()).toHaveLength(10);
  screen.getByText('user 3').blur();
  screen.getByText('user 4').setAttribute('aria-expanded', 'true');
  tell(first, false);
  expect(drawn()).toHaveLength(10);
});
