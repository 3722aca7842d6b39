// Tests what opens and closes a small panel, and where the focus goes.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Popup } from './popup.tsx';

beforeEach(() => {
  render(
    <>
      <Popup
        label="More"
        place="below-end"
        button={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
      >
        {(close) => (
          <>
            <button type="button">First</button>
            <button type="button" aria-current="true">
              Current
            </button>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Popup>
      <button type="button">Elsewhere</button>
    </>,
  );
});

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = () => screen.queryByRole('region', { name: 'More' }) !== null;
const open = () => fireEvent.click(button('More'));

test('it is opened and closed by its button, and says which it is', () => {
  expect([isOpen(), button('More').getAttribute('aria-expanded')]).toEqual([false, 'false']);
  open();
  expect([isOpen(), button('More').getAttribute('aria-expanded')]).toEqual([true, 'true']);
  expect(button('More').getAttribute('aria-controls')).toBe(screen.getByRole('region').id);
  fireEvent.click(button('More'));
  expect(isOpen()).toBe(false);
});

test('the focus goes to what is chosen in it, and back to the button by Escape or a choice', () => {
  open();
  expect(document.activeElement).toBe(button('Current'));
  fireEvent.keyDown(button('Current'), { key: 'Escape' });
  expect([isOpen(), document.activeElement]).toEqual([false, button('More')]);
  open();
  fireEvent.click(button('Done'));
  expect([isOpen(), document.activeElement]).toEqual([false, button('More')]);
});

test('other keys and presses inside leave it open', () => {
  open();
  fireEvent.keyDown(button('Current'), { key: 'ArrowDown' });
  fireEvent.pointerDown(button('First'));
  act(() => button('First').focus());
  expect(isOpen()).toBe(true);
});

test('it closes when something else is pressed, or takes the focus, which stays there', () => {
  open();
  fireEvent.pointerDown(button('Elsewhere'));
  expect(isOpen()).toBe(false);
  open();
  act(() => button('Elsewhere').focus());
  expect([isOpen(), document.activeElement]).toEqual([false, button('Elsewhere')]);
});
