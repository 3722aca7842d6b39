// Tests that a traced number is shown with its unit, if it has one.
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TraceValue } from './trace-value.tsx';

it.each([
  [['6.0%', '8.5%'], '', '6.0% … 8.5%'],
  [['28,000.00'], 'USD', '28,000.00 USD'],
  // With the minus of the formula beside it; a dash alone is no number.
  [['-28,000.00', '-1.5%'], 'USD', '−28,000.00 … −1.5% USD'],
  [['-'], '', '-'],
])('says %j in "%s" as %s', (texts, unit, said) => {
  const { container } = render(<TraceValue texts={texts} unit={unit} />);
  expect(container.textContent).toBe(said);
});
