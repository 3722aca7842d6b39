// The recovery codes, shown once: to copy, to download, and to go on from once they are kept.
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './recovery-codes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** A browser reads the file within that time. */
const releaseDelayMs = 60_000;

function download(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = 'modelwright-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseDelayMs);
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const [areKept, setKept] = useState(false);
  return (
    <Stack gap="md">
      <Text>
        <FormattedMessage id="secondFactor.codes-text" />
      </Text>
      <ul className={classes.codes} aria-label={formatMessage({ id: 'secondFactor.codes' })}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions codes={codes} />
      <Checkbox
        label={<FormattedMessage id="secondFactor.codes-kept" />}
        checked={areKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group>
        <Button disabled={!areKept} onClick={onKept}>
          <FormattedMessage id="secondFactor.go-on" />
        </Button>
      </Group>
    </Stack>
  );
}

function Actions({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <div>
      <Group gap="sm">
        <Button variant="default" onClick={copy}>
          <FormattedMessage id="secondFactor.codes-copy" />
        </Button>
        <Button variant="default" onClick={() => download(codes)}>
          <FormattedMessage id="secondFactor.codes-download" />
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {copied === 'yes' && <FormattedMessage id="secondFactor.codes-copied" />}
        {copied === 'no' && <FormattedMessage id="secondFactor.codes-copy-failed" />}
      </Text>
    </div>
  );
}
