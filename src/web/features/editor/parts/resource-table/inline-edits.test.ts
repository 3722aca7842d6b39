// Holds that what is typed in the table counts as unsaved work until it is saved or given up, in whichever template.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { changeInlineEdit, closeInlineEdit, openInlineEdit } from './inline-edits.ts';

const [resource] = resourcesOf(
  defaultTemplate({
    uuid: '00000000-0000-4000-8000-000000000001',
    timestamp: 0,
    language: 'en',
    dateStart: '2027-01-01',
  }),
  'section_sales',
);
if (!resource) throw new Error('nothing is sold');

const mayLeave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const change = (uuid: string, name: string) => {
  const edit = openInlineEdit(uuid, resource, 0);
  changeInlineEdit(uuid, resource.id, edit, { ...edit.draft, name });
};

it('keep the page from being left while they are changed, and not once they are closed', () => {
  openInlineEdit('one', resource, 0);
  expect(mayLeave()).toBe(true);
  change('one', 'Tea');
  change('two', 'Cake');
  expect(mayLeave()).toBe(false);
  closeInlineEdit('one', resource.id);
  expect(mayLeave()).toBe(false);
  closeInlineEdit('two', resource.id);
  expect(mayLeave()).toBe(true);
});
