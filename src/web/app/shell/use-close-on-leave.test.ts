// Tests that going back closes what is offered of the page before, and nothing that somebody types into.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AppDialog, closeDialog, openDialog, useOpenDialog } from '#web/state/dialogs/dialogs.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

afterEach(closeDialog);

it.each<readonly [AppDialog, boolean]>([
  [{ name: 'plans', templateUuid: 'one' }, false],
  [{ name: 'subscriptions' }, false],
  [{ name: 'feedback' }, true],
])('after going back, %j is open: %s', (dialog, isOpen) => {
  renderHook(useCloseOnLeave);
  act(() => openDialog(dialog));
  expect(useOpenDialog.getState().dialog).toEqual(dialog);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(useOpenDialog.getState().dialog !== null).toBe(isOpen);
});
