// A number of bytes in the words of the language.
import { FormattedNumber } from 'react-intl';
import { sizeParts } from './size-parts.ts';

export function FileSize({ bytes }: { readonly bytes: number }) {
  const { value, unit } = sizeParts(bytes);
  return <FormattedNumber value={value} style="unit" unit={unit} unitDisplay="short" />;
}
