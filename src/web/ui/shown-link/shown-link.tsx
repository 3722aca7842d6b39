// An address to copy, selected where the browser does not let it be copied.
import { Button, Text, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './shown-link.module.css';

interface ShownLinkProps {
  /** A path is one of this server. */
  readonly address: string;
  readonly label?: ReactNode;
  /** Said while nothing else is. */
  readonly note?: ReactNode;
  /** The button has the focus when the dialog opens. */
  readonly isFirst?: boolean;
  /** Less than the main button of the dialog. */
  readonly isQuiet?: boolean;
  /** Of several buttons that copy: what this one copies. */
  readonly copyLabel?: string;
}

export function ShownLink({ address, label, note = null, isFirst, isQuiet, copyLabel }: ShownLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const whole = new URL(address, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole);
      setCopied('yes');
    } catch {
      field.current?.select();
      setCopied('no');
    }
  };
  return (
    <div>
      <div className={classes.link}>
        <TextInput
          ref={field}
          className={classes.address}
          readOnly
          label={label ?? <FormattedMessage id="link.address" />}
          value={whole}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={isQuiet ? 'default' : 'filled'}
          data-autofocus={isFirst || undefined}
          aria-label={copyLabel}
          onClick={copy}
        >
          <FormattedMessage id="link.copy" />
        </Button>
      </div>
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {copied === 'yes' && <FormattedMessage id="link.copied" />}
        {copied === 'no' && <FormattedMessage id="link.copy-failed" />}
        {copied === null && note}
      </Text>
    </div>
  );
}
