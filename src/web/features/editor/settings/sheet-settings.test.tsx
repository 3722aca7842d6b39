// Tests that Back closes the menu of a sheet's settings, as it closes dialogs.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { closeInFront } from '#web/ui/modal/back-closes.ts';
import { createDocument } from '../document/document.ts';
import { DocumentContext } from '../document/document-context.ts';
import { SheetSettings } from './sheet-settings.tsx';

afterEach(cleanup);

it('closes by Back, which then leaves nothing more to close', () => {
  const open = createDocument({ template: buildTemplate({}), revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <SheetSettings kinds={['tax', 'timeline']} sheet="Assumptions" isTabStop />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  act(() => {
    expect(closeInFront()).toBe(true);
  });
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(closeInFront()).toBe(false);
  open.saver.dispose();
});
