// Tests that the record's page has a name of its own, in each language, for whatever the server can record.
import { describe, expect, it } from 'vitest';
import { operatorActs } from '#contract/operator-acts.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';

describe.each([
  ['English', en],
  ['Russian', ru],
])('in %s', (_, texts: Readonly<Record<string, string>>) => {
  it('each act has a name, and no two have the same', () => {
    const names = operatorActs.map((act) => texts[`admin.act-${act}`]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(operatorActs.length);
  });
});
