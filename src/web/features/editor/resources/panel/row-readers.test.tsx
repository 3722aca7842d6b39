// Tests that deleting what others read asks and names them, that a driver says who reads it, and that numbers and rows change places.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { closeEditorDialog, useEditorDialogs } from '../../session/state/open-dialog.ts';
import { ReadRowsDialog } from '../actions/read-rows-dialog.tsx';
// What comes later in the page.
import '../formula/reference-field.tsx';
import './input-driver.tsx';
import { DeleteResource } from './delete-resource.tsx';
import { FlowFields } from './flow-fields.tsx';
import { RowReaders } from './readers/row-readers.tsx';

const template = buildTemplate({
  drivers: [
    { id: 'people', formula: 'count', data: { quantity: '5' } },
    { id: 'idle', formula: 'count', data: { quantity: '1' } },
  ],
  services: [
    { id: 'shop', formula: 'price_quantity', data: { price: '2', quantity: '7' } },
    { id: 'stall', formula: 'price_quantity', data: { price: '2' }, lookups: { quantity: 'people' } },
  ],
});

let current = template;

function Dialogs() {
  return useEditorDialogs().map((dialog) =>
    dialog.name === 'read-rows' ? (
      <ReadRowsDialog key={dialog.name} {...dialog} onClose={() => closeEditorDialog(open)} />
    ) : null,
  );
}

function Panels() {
  current = useTemplate();
  const resources = [...resourcesOf(current, 'section_drivers'), ...resourcesOf(current, 'section_sales')];
  return (
    <>
      {resources.map((resource) => (
        <section key={resource.id} aria-label={resource.id}>
          <DeleteResource id={resource.id} sectionId={resource.sectionId} name={resource.name} />
          {resource.flows.map((flow) => (
            <FlowFields key={flow.index} resource={resource} flow={flow} />
          ))}
          <RowReaders resource={resource} />
        </section>
      ))}
      <Dialogs />
    </>
  );
}

let open: TemplateDocument;
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Panels />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
});
afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const drivers = () => resourcesOf(current, 'section_drivers').map(({ id }) => id);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shop = () => current.data.divisions[0]?.sectionResources.section_sales?.[0]?.flows[0]?.fcst[1];

it('asks before it deletes what others read, and names them', () => {
  press('Delete people');
  expect(screen.getByRole('heading', { name: 'Delete “people”?' })).toBeTruthy();
  expect(screen.getByText('stall: Quantity', { selector: 'li' })).toBeTruthy();
  press('Cancel');
  expect(drivers()).toEqual(['people', 'idle']);
  press('Delete people');
  press('Delete anyway');
  expect(drivers()).toEqual(['idle']);
  act(() => open.undo());
  expect(drivers()).toEqual(['people', 'idle']);
});

it('deletes at once what nobody reads', () => {
  press('Delete idle');
  expect(drivers()).toEqual(['people']);
});

it('says of a shared driver who reads it, and of an unread one how to', () => {
  expect(screen.getByRole('button', { name: 'stall: Quantity' })).toBeTruthy();
  expect(screen.getByText(en['readers.none'])).toBeTruthy();
});

it('reads another row in place of typed numbers, which wait and come back', async () => {
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Add growth, season… to Quantity' }))[2] as HTMLElement,
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Use another row…' }));
  const choice = (await screen.findAllByLabelText<HTMLSelectElement>('Quantity')).find(
    ({ tagName, value }) => tagName === 'SELECT' && value === '',
  );
  expect(choice).toBeTruthy();
  if (choice) fireEvent.change(choice, { target: { value: 'people' } });
  expect(shop()).toMatchObject({ lookupId: 'people', scenarios: [{ data: '7' }] });
  expect(screen.getAllByText(en['reference.kept'])).toHaveLength(1);
  fireEvent.click(screen.getAllByRole('button', { name: 'Type numbers instead' })[0] as HTMLElement);
  expect(shop()).toMatchObject({ lookupId: null, scenarios: [{ data: '7' }] });
  act(() => open.undo());
  expect(shop()?.lookupId).toBe('people');
});
