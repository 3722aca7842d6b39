// Tests the copy of a gallery template that a visitor makes.
import { describe, expect, it } from 'vitest';
import { copyOfTemplate } from './copy-of-template.ts';

const original = {
  uuid: '11111111-1111-4111-8111-111111111111',
  name: ' Café ',
  timestamp: 1,
  language: 'en',
  isLocked: true,
  isPublished: true,
  staticId: 'cafe',
  data: { options: {} },
};

const traits = {
  uuid: '22222222-2222-4222-8222-222222222222',
  timestamp: 1_800_000_000_000,
  language: 'ru',
  nameAfter: (name: string) => `Новый шаблон: ${name}`,
} as const;

describe('a copy of an offered template', () => {
  it('[GALLERY-8] [STATE-14] [STATE-15] belongs to the visitor: a new name, date and uuid, their language, unlocked, not static, not published', () => {
    expect(copyOfTemplate(original, traits)).toEqual({
      uuid: traits.uuid,
      name: 'Новый шаблон: Café',
      timestamp: 1_800_000_000_000,
      language: 'ru',
      isLocked: false,
      isPublished: false,
      staticId: false,
      data: { options: {} },
    });
  });

  it('does not change the original, and shortens the name to its limit', () => {
    const long = { ...original, name: 'x'.repeat(10_000) };
    expect(String(copyOfTemplate(long, traits).name)).toHaveLength(10_000);
    expect(long.uuid).toBe(original.uuid);
    expect(long.name).toHaveLength(10_000);
  });
});
