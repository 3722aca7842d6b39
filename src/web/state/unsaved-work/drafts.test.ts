// Holds that unsaved work is kept in the browser and found again.
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import {
  draftKey,
  findDrafts,
  hasDrafts,
  removeAllDrafts,
  removeDraft,
  stashDrafts,
  writeDraft,
} from './drafts.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });
const tab = 'tab';
const keys = () => findDrafts(uuid).map(({ key }) => key);

describe('unsaved work kept in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('comes back with the revision it stands on', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 7, savedAtMs: 1, tab });
    expect(findDrafts(uuid)).toMatchObject([{ value: template, baseRevision: 7, tab }]);
  });

  it('comes newest first when two tabs left some', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 2, savedAtMs: 20, tab });
    writeDraft(draftKey(uuid, 'b'), { template, baseRevision: 1, savedAtMs: 10, tab });
    expect(keys()).toEqual([draftKey(uuid, 'a'), draftKey(uuid, 'b')]);
  });

  it('goes when the server has it, and leaves the other tab its own', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, savedAtMs: 1, tab });
    writeDraft(draftKey(uuid, 'b'), { template, baseRevision: 1, savedAtMs: 2, tab });
    removeDraft(draftKey(uuid, 'b'));
    expect(keys()).toEqual([draftKey(uuid, 'a')]);
  });

  it('goes with the template it belongs to, and comes back with it', () => {
    const other = '00000000-0000-4000-8000-000000000002';
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, savedAtMs: 1, tab });
    writeDraft(draftKey(other, 'a'), { template, baseRevision: 1, savedAtMs: 1, tab });
    const putBack = stashDrafts(uuid);
    expect(findDrafts(uuid)).toEqual([]);
    expect(findDrafts(other)).toHaveLength(1);
    putBack();
    expect(findDrafts(uuid)).toMatchObject([{ value: template, baseRevision: 1 }]);
  });

  it('goes altogether when the person does, and leaves what is not a draft', () => {
    localStorage.setItem('modelwright.language', 'ru');
    expect(hasDrafts()).toBe(false);
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, savedAtMs: 1, tab });
    expect(hasDrafts()).toBe(true);
    removeAllDrafts();
    expect(hasDrafts()).toBe(false);
    expect(localStorage.getItem('modelwright.language')).toBe('ru');
  });

  it('is nothing when what is stored is not a draft, and that does not stay', () => {
    localStorage.setItem(draftKey(uuid, 'a'), 'not json');
    localStorage.setItem(draftKey(uuid, 'b'), '{"other":1}');
    expect(findDrafts(uuid)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });
});
