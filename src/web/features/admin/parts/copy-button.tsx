// Copies a text and says so for two seconds, or that the browser did not let it.
import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const saidMs = 2000;

const results = defineMessages({
  copied: { id: 'admin.copied' },
  failed: { id: 'admin.copy-failed' },
});

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly text: string;
  readonly label: string;
}

export function CopyButton({ text, label, variant = 'default', size = 'sm' }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const [result, setResult] = useState<{ readonly is: keyof typeof results } | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = window.setTimeout(() => setResult(null), saidMs);
    return () => window.clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ is: 'copied' });
    } catch {
      setResult({ is: 'failed' });
    }
  };
  const Icon = result?.is === 'copied' ? IconCheck : IconCopy;
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<Icon size={16} aria-hidden="true" />}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {result ? formatMessage(results[result.is]) : label}
    </Button>
  );
}
