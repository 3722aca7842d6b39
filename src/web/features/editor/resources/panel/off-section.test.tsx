// Tests that a section says when its sheet is disabled, and can enable it.

import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { switchModule } from '../../document/modules/module-edits.ts';
import { OffSection } from './off-section.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f12',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  vi.stubGlobal('fetch', async () => Response.json({ revision: 2 }));
  open = createDocument({ template, revision: 1, isUnsaved: false });
  return () => vi.unstubAllGlobals();
});

afterEach(() => open.saver.dispose());

const listed = (isOn: boolean) =>
  calculationOf(open).calculated.setState({
    sheets: [{ id: 'fixedassets', moduleId: 'module_fixedassets', title: 'Fixed assets', isOn, rowCount: 1 }],
  });

const show = (sectionId: ResourceSectionId) =>
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <OffSection sectionId={sectionId} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );

const isOn = () =>
  open.store.getState().template.data.modules.find(({ id }) => id === 'module_fixedassets')?.isEnabled;

// Depreciation groups serve only fixed assets.
it.each(['section_fixedassets', 'section_depreciation'] as const)(
  '[RESOURCE-17] says that %s is switched off, and switches it on',
  (sectionId) => {
    open.edit(switchModule('module_fixedassets', 'Fixed assets', false));
    listed(false);
    show(sectionId);
    screen.getByText('Fixed assets is switched off');
    fireEvent.click(screen.getByRole('button', { name: en['section.switch-on'] }));
    expect(isOn()).toBe(true);
    act(() => listed(true));
    expect(screen.queryByText('Fixed assets is switched off')).toBeNull();
  },
);
