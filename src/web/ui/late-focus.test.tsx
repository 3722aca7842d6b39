// Holds the keyboard of a dialog whose content comes late to the content's first field.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateFocus } from './late-focus.ts';

const Fields = () => (
  <>
    <input aria-label="first" data-autofocus />
    <input aria-label="second" />
  </>
);

function Dialog({ hasContent }: { readonly hasContent: boolean }) {
  return (
    <>
      <button type="button">Close</button>
      <div ref={lateFocus}>
        <input aria-label="search" />
        {hasContent && <Fields />}
      </div>
    </>
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('goes from the button that closes it to the field that asks for it, once it is there', async () => {
  const { rerender } = render(<Dialog hasContent={false} />);
  screen.getByText('Close').focus();
  rerender(<Dialog hasContent />);
  await expect.poll(focused).toBe('first');
});

it('leaves the focus where it is in the content already, and after it has left the content', async () => {
  const { rerender } = render(<Dialog hasContent={false} />);
  screen.getByLabelText('search').focus();
  rerender(<Dialog hasContent />);
  await expect.poll(() => screen.queryByLabelText('second')).not.toBeNull();
  await new Promise((done) => queueMicrotask(() => done(null)));
  expect(focused()).toBe('search');
  screen.getByText('Close').focus();
  rerender(<Dialog hasContent={false} />);
  rerender(<Dialog hasContent />);
  await new Promise((done) => queueMicrotask(() => done(null)));
  expect(focused()).toBe('Close');
});
