// Edits the cover in one step; template authors open their tools from here.
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { checkName } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { toggleAuthorTools, useAuthorTools } from '../session/state/author-tools-state.ts';
import classes from './tools.module.css';

interface Cover {
  readonly name: string;
  readonly description: string;
  readonly templateContext: string;
}

const labels = defineMessages({ cover: { id: 'step.cover' } });

const setCover = (cover: Cover): DocumentChange => ({
  label: { message: labels.cover },
  recipe: (draft) => {
    Object.assign(draft, cover);
  },
});

const maxChars = 2000;

export function CoverDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { name, description, templateContext } = useTemplate();
  const { edit } = useTemplateDocument();
  const [cover, setDraft] = useState<Cover>({ name, description, templateContext });
  const put = (changed: Partial<Cover>) => setDraft({ ...cover, ...changed });
  const isChanged =
    cover.name !== name || cover.description !== description || cover.templateContext !== templateContext;
  const fault = checkName(cover.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault) return;
    edit(setCover({ ...cover, name: cover.name.trim() }));
    onClose();
  };
  return (
    <Dialog
      title={<FormattedMessage id="cover.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <CoverFields cover={cover} isChanged={isChanged} onChange={put} />
        <Buttons canSave={fault === null} onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface CoverFieldsProps {
  readonly cover: Cover;
  readonly isChanged: boolean;
  readonly onChange: (changed: Partial<Cover>) => void;
}

function CoverFields({ cover, isChanged, onChange }: CoverFieldsProps) {
  const { formatMessage } = useIntl();
  useUnsavedInDialog(isChanged);
  const fault = checkName(cover.name);
  return (
    <>
      <TextInput
        label={formatMessage({ id: 'cover.name' })}
        maxLength={200}
        autoComplete="off"
        required
        data-autofocus
        value={cover.name}
        error={fault && formatMessage(fault)}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Textarea
        label={formatMessage({ id: 'cover.description' })}
        description={formatMessage({ id: 'cover.description-hint' })}
        rows={4}
        maxLength={maxChars}
        value={cover.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <TextInput
        label={formatMessage({ id: 'cover.context' })}
        description={formatMessage({ id: 'cover.context-hint' })}
        maxLength={50}
        autoComplete="off"
        value={cover.templateContext}
        onChange={({ currentTarget }) => onChange({ templateContext: currentTarget.value })}
      />
    </>
  );
}

interface ButtonsProps {
  readonly canSave: boolean;
  readonly onClose: () => void;
}

function Buttons({ canSave, onClose }: ButtonsProps) {
  return (
    <div className={classes.buttons}>
      <ToolsButton />
      <Button variant="default" onClick={onClose}>
        <FormattedMessage id="app.cancel" />
      </Button>
      <Button type="submit" disabled={!canSave}>
        <FormattedMessage id="add.save" />
      </Button>
    </div>
  );
}

function ToolsButton() {
  const open = useTemplateDocument();
  const { userEntitled } = useVisitor();
  const isOpen = useAuthorTools((state) => state.isOpen);
  if (!userEntitled) return null;
  return (
    <Button
      className={classes.tools ?? ''}
      color="red"
      variant={isOpen ? 'filled' : 'light'}
      leftSection={<IconTool size={16} />}
      aria-pressed={isOpen}
      onClick={() => toggleAuthorTools(open)}
    >
      <FormattedMessage id="tools.open" />
    </Button>
  );
}
