// Tests that a dialog asks before it discards typed text, and closes at once if nothing was typed.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json' with { type: 'json' };
import { Dialog } from './dialog.tsx';
import { leaveModal } from './modal/open-modals.ts';
import { useUnsavedInDialog } from './unsaved-in-dialog.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Field() {
  const [text, setText] = useState('');
  useUnsavedInDialog(text !== '');
  return (
    <input aria-label="Name" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
  );
}

function shown() {
  const onClose = vi.fn();
  render(
    <IntlProvider locale="en" messages={en}>
      <MantineProvider env="test">
        <Dialog title="A thing" isOpen onClose={onClose} closeLabel="Close">
          <Field />
        </Dialog>
      </MantineProvider>
    </IntlProvider>,
  );
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? window, { key: 'Escape' });
  return { onClose, type, pressEscape };
}

const question = () => screen.queryByRole('alertdialog', { name: 'You have unsaved changes.' });

it('closes at once while nothing is typed', () => {
  const { onClose, pressEscape } = shown();
  pressEscape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('[TABLE-7] asks on Escape once something is typed; Escape again keeps it, and the keyboard goes back', () => {
  const { onClose, type, pressEscape } = shown();
  screen.getByLabelText('Name').focus();
  type('Tea');
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  expect(question()).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Keep editing');
  pressEscape();
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('closes on an Escape that comes right after the text was saved', () => {
  const { onClose, type, pressEscape } = shown();
  type('Tea');
  // Nothing but what React does at once happens between the two.
  act(() => {
    flushSync(() => type(''));
    pressEscape();
  });
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not ask again by itself once what it asked about was saved', () => {
  const { type, pressEscape } = shown();
  type('Tea');
  pressEscape();
  expect(question()).not.toBeNull();
  type('');
  type('Tea and cake');
  expect(question()).toBeNull();
});

it('goes when that is chosen, and asks on its cross as well', () => {
  const { onClose, type } = shown();
  type('Tea');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('[TABLE-7] does nothing on a click beside it once something is typed', () => {
  const { onClose, type } = shown();
  // What is pressed beside its panel is the dialog itself.
  const beside = screen.getByRole('dialog');
  type('Tea');
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect([onClose.mock.calls.length, question()]).toEqual([0, null]);
  type('');
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(onClose).toHaveBeenCalledOnce();
});

function Closing({ onBehind }: { readonly onBehind: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onBehind}>
        Behind
      </button>
      {isOpen && (
        <Dialog title="A thing" isOpen onClose={() => setOpen(false)} closeLabel="Close">
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
        </Dialog>
      )}
    </>
  );
}

/** Presses a button at a place and a time; gives how often what is behind has been pressed. */
function closingDialog() {
  const onBehind = vi.fn();
  render(
    <IntlProvider locale="en" messages={en}>
      <MantineProvider env="test">
        <Closing onBehind={onBehind} />
      </MantineProvider>
    </IntlProvider>,
  );
  return (name: string, clientX: number, clientY: number, atMs: number) => {
    const button = screen.getByText(name);
    for (const make of [createEvent.pointerDown, createEvent.click]) {
      const event = make(button, { clientX, clientY });
      Object.defineProperty(event, 'timeStamp', { value: atMs });
      fireEvent(button, event);
    }
    return onBehind.mock.calls.length;
  };
}

it('[SETUP-8] keeps the second press of a double click from what stood behind it, and no other', () => {
  const press = closingDialog();
  press('Save', 700, 500, 1000);
  expect(screen.queryByText('Save')).toBeNull();
  expect(press('Behind', 703, 501, 1200)).toBe(0);
  expect(press('Behind', 300, 500, 1250)).toBe(1);
  expect(press('Behind', 703, 501, 1300)).toBe(2);
});

it('[SETUP-8] takes a press there for one of its own after the time of a double click, or once a key was pressed', () => {
  const press = closingDialog();
  press('Save', 700, 500, 1000);
  expect(press('Behind', 703, 501, 1450)).toBe(1);
  cleanup();
  const pressAgain = closingDialog();
  fireEvent.pointerDown(screen.getByText('Save'), { clientX: 700, clientY: 500 });
  fireEvent.keyDown(screen.getByText('Save'), { key: 'Escape' });
  expect(screen.queryByText('Save')).toBeNull();
  expect(pressAgain('Behind', 703, 501, performance.now())).toBe(1);
});

it('[SETUP-8] a page that handles presses late goes by when they were made', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const press = closingDialog();
  // Two clicks of one second apart, both handled a moment after the second.
  press('Save', 700, 500, performance.now() - 1000);
  expect(press('Behind', 703, 501, performance.now())).toBe(1);
  cleanup();
  const pressAgain = closingDialog();
  // A double click, whose first press was handled a second late.
  pressAgain('Save', 700, 500, performance.now() - 1000);
  expect(pressAgain('Behind', 703, 501, performance.now() - 800)).toBe(0);
});

function Outer({ onClose, onSubmit }: { readonly onClose: () => void; readonly onSubmit: () => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <Dialog title="Below" isOpen onClose={onClose} closeLabel="Close below">
      <form onSubmit={onSubmit}>
        <button type="button" onClick={() => setOver(true)}>
          Open
        </button>
        {isOver && (
          <Dialog title="Above" isOpen onClose={() => setOver(false)} closeLabel="Close above">
            <form aria-label="Upper" onSubmit={(event) => event.preventDefault()}>
              <Field />
            </form>
          </Dialog>
        )}
      </form>
    </Dialog>
  );
}

it('[TABLE-10] leaves keys and forms to the dialog above it', () => {
  const [onClose, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <IntlProvider locale="en" messages={en}>
      <MantineProvider env="test">
        <Outer onClose={onClose} onSubmit={onSubmit} />
      </MantineProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.submit(screen.getByRole('form', { name: 'Upper' }));
  expect(onSubmit).not.toHaveBeenCalled();
  const press = () => fireEvent.keyDown(document.activeElement ?? window, { key: 'Escape' });
  press();
  expect([screen.queryByText('Above'), onClose.mock.calls.length]).toEqual([null, 0]);
  press();
  expect(onClose).toHaveBeenCalledOnce();
});

it('[SETUP-9] brings the keyboard from its cross to the first field of content that comes late', async () => {
  const at = (content: ReactNode) => (
    <IntlProvider locale="en" messages={en}>
      <MantineProvider env="test">
        <Dialog title="A thing" isOpen onClose={vi.fn()} closeLabel="Close">
          {content}
        </Dialog>
      </MantineProvider>
    </IntlProvider>
  );
  const { rerender } = render(at(null));
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(at(<input aria-label="Cash" data-autofocus />));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Cash');
});

it('stays open while it waits for an answer that cannot be called back, and cannot be left meanwhile', () => {
  const onClose = vi.fn();
  const at = (isWaiting: boolean) => (
    <IntlProvider locale="en" messages={en}>
      <MantineProvider env="test">
        <Dialog title="A thing" isOpen onClose={isWaiting ? undefined : onClose} closeLabel="Close">
          <Field />
        </Dialog>
      </MantineProvider>
    </IntlProvider>
  );
  const { rerender } = render(at(false));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'A thing' });
  const close = vi.spyOn(dialog, 'close');
  rerender(at(true));
  expect(close).not.toHaveBeenCalled();
  expect(leaveModal(dialog)).toBe(false);
  rerender(at(false));
  expect(close).not.toHaveBeenCalled();
  expect(leaveModal(dialog)).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});
