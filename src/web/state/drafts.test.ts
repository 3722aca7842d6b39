// Holds that unsaved work is kept in the browser and found again.
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { draftKey, findDraft, removeDraft, writeDraft } from './drafts.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const template = defaultTemplate({ uuid, timestamp: 0, language: 'en', dateStart: '2027-01-01' });

describe('unsaved work kept in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('comes back with the revision it stands on', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 7, savedAtMs: 1 });
    expect(findDraft(uuid)).toMatchObject({ value: template, baseRevision: 7 });
  });

  it('is the newest when two tabs left some', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 2, savedAtMs: 20 });
    writeDraft(draftKey(uuid, 'b'), { template, baseRevision: 1, savedAtMs: 10 });
    expect(findDraft(uuid)?.key).toBe(draftKey(uuid, 'a'));
  });

  it('goes when the server has it, and leaves the other tab its own', () => {
    writeDraft(draftKey(uuid, 'a'), { template, baseRevision: 1, savedAtMs: 1 });
    writeDraft(draftKey(uuid, 'b'), { template, baseRevision: 1, savedAtMs: 2 });
    removeDraft(draftKey(uuid, 'b'));
    expect(findDraft(uuid)?.key).toBe(draftKey(uuid, 'a'));
  });

  it('is nothing when what is stored is not a draft', () => {
    localStorage.setItem(draftKey(uuid, 'a'), 'not json');
    localStorage.setItem(draftKey(uuid, 'b'), '{"other":1}');
    expect(findDraft(uuid)).toBeNull();
  });
});
