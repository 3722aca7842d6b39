// Tests that unsaved work is stored in the browser and found again.
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import {
  draftKey,
  draftText,
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

describe('drafts stored in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are found with the revision they are based on', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 7, copyOf: null, savedAtMs: 1, tab });
    expect(findDrafts(uuid)).toMatchObject([{ value: template, baseRevision: 7, tab }]);
  });

  it('are sorted newest first when two tabs left some', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 2, copyOf: null, savedAtMs: 20, tab });
    writeDraft(draftKey(uuid, 'b'), { template, baseRevision: 1, copyOf: null, savedAtMs: 10, tab });
    expect(keys()).toEqual([draftKey(uuid, 'a'), draftKey(uuid, 'b')]);
  });

  it('are removed when the server has them, without those of another tab', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, copyOf: null, savedAtMs: 1, tab });
    writeDraft(draftKey(uuid, 'b'), { template, baseRevision: 1, copyOf: null, savedAtMs: 2, tab });
    removeDraft(draftKey(uuid, 'b'));
    expect(keys()).toEqual([draftKey(uuid, 'a')]);
  });

  it('are removed with their template, and restored with it', () => {
    const other = '00000000-0000-4000-8000-000000000002';
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, copyOf: null, savedAtMs: 1, tab });
    writeDraft(draftKey(other, 'a'), { template, baseRevision: 1, copyOf: null, savedAtMs: 1, tab });
    const putBack = stashDrafts(uuid);
    expect(findDrafts(uuid)).toEqual([]);
    expect(findDrafts(other)).toHaveLength(1);
    putBack();
    expect(findDrafts(uuid)).toMatchObject([{ value: template, baseRevision: 1 }]);
  });

  it('are removed altogether when the user leaves, and nothing else is', () => {
    localStorage.setItem('modelwright.language', 'ru');
    expect(hasDrafts()).toBe(false);
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, copyOf: null, savedAtMs: 1, tab });
    expect(hasDrafts()).toBe(true);
    removeAllDrafts();
    expect(hasDrafts()).toBe(false);
    expect(localStorage.getItem('modelwright.language')).toBe('ru');
  });

  it('are kept if they cannot be parsed, and their text can be had', () => {
    const [cutOff, other] = [draftKey(uuid, 'a'), draftKey(uuid, 'b')];
    localStorage.setItem(cutOff, 'not json');
    localStorage.setItem(other, '{"other":1}');
    expect(findDrafts(uuid).map(({ key, value }) => [key, value])).toEqual([
      [cutOff, undefined],
      [other, undefined],
    ]);
    writeDraft(draftKey(uuid, 'c'), { template, baseRevision: 7, copyOf: null, savedAtMs: 1, tab });
    expect([draftText(cutOff), draftText(other)]).toEqual(['not json', '{"other":1}']);
    expect(draftText(draftKey(uuid, 'c'))).toBe(JSON.stringify(template));
    expect(draftText(draftKey(uuid, 'd'))).toBe('');
  });
});
