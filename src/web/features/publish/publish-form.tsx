// The name under which a template is published, and whether it is.
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { NotDone } from './not-done.tsx';
import { usePublish } from './use-listing.ts';

/** The server's limit. */
const longestNameChars = 200;

export function PublishForm({ template }: { readonly template: TemplateSummary }) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(template.name.slice(0, longestNameChars));
  const [isPublished, setPublished] = useState(template.isPublished);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const publish = usePublish(template.uuid);
  const isMissing = name.trim() === '';
  const isSame = isPublished === template.isPublished && name.trim() === template.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) field.current?.focus();
    else publish.mutate({ name: name.trim(), isPublished });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          ref={field}
          label={formatMessage({ id: 'publish.name' })}
          value={name}
          maxLength={longestNameChars}
          required
          error={isChecked && isMissing && formatMessage({ id: 'publish.no-name' })}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Switch
          label={formatMessage({ id: 'publish.link' })}
          description={formatMessage({ id: 'publish.link-text' })}
          checked={isPublished}
          onChange={({ currentTarget }) => setPublished(currentTarget.checked)}
        />
        <NotDone error={publish.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={publish.isPending} disabled={isSame}>
            <FormattedMessage id="publish.save" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
