// Tests that query values stay text.
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('query values', () => {
  it('stay text, whatever they look like', () => {
    expect(parseSearch('?orderId=1e5&flag=true&id=007')).toEqual({ orderId: '1e5', flag: 'true', id: '007' });
  });

  it('are read back as they were written', () => {
    const values = { prompt: 'café & bar', token: 'a+b/c=' };
    expect(parseSearch(stringifySearch(values))).toEqual(values);
  });

  it('leave out missing values', () => {
    expect(stringifySearch({ prompt: undefined })).toBe('');
  });
});
