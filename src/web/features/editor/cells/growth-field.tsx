// Asks by how many percent each cell is to exceed the one before it.
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './cells.module.css';

const percentOf = (text: string): number | null => {
  const plain = text.trim().replace('%', '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) && Number(plain) >= -100 ? Number(plain) : null;
};

export function GrowthField({ onGrow }: { readonly onGrow: (percent: number) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('5');
  const percent = percentOf(text);
  const field = useRef<HTMLInputElement>(null);
  // What is typed takes the place of the number.
  useEffect(() => field.current?.select(), []);
  const grow = () => percent !== null && onGrow(percent);
  return (
    <div className={classes.growth}>
      <TextInput
        ref={field}
        data-autofocus
        size="xs"
        inputMode="decimal"
        label={<FormattedMessage id="numbers.growth-per-period" />}
        aria-label={formatMessage({ id: 'numbers.growth' })}
        rightSection="%"
        value={text}
        error={percent === null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && grow()}
      />
      <Button size="xs" disabled={percent === null} onClick={grow}>
        <FormattedMessage id="cells.fill" />
      </Button>
    </div>
  );
}
