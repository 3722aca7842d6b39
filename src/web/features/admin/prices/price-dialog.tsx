// Sets what a template of the gallery costs; nonsense is refused before it is sent.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import type { GalleryTemplate } from '../parts/use-gallery.ts';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { readPrice } from './read-price.ts';

interface PriceDialogProps {
  readonly template: GalleryTemplate;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const centsPerDollar = 100;

const dollarsOf = (cents: number): string => {
  const dollars = cents / centsPerDollar;
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
};

export function PriceDialog({ template, onDone, onClose }: PriceDialogProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(dollarsOf(template.priceCents));
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const price = readPrice(text);
  const saving = useOperatorLoad((signal, dollars: number) =>
    call('setTemplatePrice', { params: { id: template.uuid }, body: { price: dollars }, signal }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (price === null) field.current?.focus();
    else if ((await saving.load(price)) !== null) onDone();
  };
  return (
    <Dialog
      title={<FormattedMessage id="prices.set-title" values={{ name: template.name }} />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">
            <FormattedMessage id="prices.set-text" />
          </Text>
          <TextInput
            ref={field}
            label={formatMessage({ id: 'prices.dollars' })}
            inputMode="decimal"
            value={text}
            data-autofocus
            error={isChecked && price === null && formatMessage({ id: 'prices.nonsense' })}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {saving.state === 'failed' && (
            <ErrorBanner error={saving.error} fallback={formatMessage({ id: 'prices.set-failed' })} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="admin.cancel" />
            </Button>
            <Button type="submit" loading={saving.state === 'loading'}>
              <FormattedMessage id="prices.save" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
