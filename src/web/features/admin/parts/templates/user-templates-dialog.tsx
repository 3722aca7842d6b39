// All templates of one user, for whoever wants to see what somebody works on.
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorBanner } from '../error-banner.tsx';
import { useOperatorLoad } from '../use-operator-load.ts';
import classes from './template-dialogs.module.css';
import { TemplateFacts } from './template-facts.tsx';
import { TemplateJsonDialog } from './template-json-dialog.tsx';

type UserTemplate = Reply<'listTemplatesOfUser'>['templates'][number];

interface UserTemplatesDialogProps {
  readonly userId: string;
  /** The name, email or id, as the list shows it. */
  readonly who: string;
  readonly onClose: () => void;
}

const widthPx = 640;

export function UserTemplatesDialog({ userId, who, onClose }: UserTemplatesDialogProps) {
  const { formatMessage } = useIntl();
  const [json, setJson] = useState<UserTemplate | null>(null);
  const templates = useOperatorLoad((signal) =>
    call('listTemplatesOfUser', { signal, params: { id: userId } }),
  );
  const begin = useRef(templates.load);
  useEffect(() => void begin.current(), []);
  return (
    <Dialog
      title={<FormattedMessage id="admin.user-templates" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <p className={classes.who}>{who}</p>
      {templates.state === 'failed' && (
        <ErrorBanner
          error={templates.error}
          fallback={formatMessage({ id: 'admin.templates-failed' })}
          onRetry={templates.retry}
        />
      )}
      {templates.state === 'loading' && (
        <div className={classes.pending}>
          <Loader size="sm" aria-label={formatMessage({ id: 'app.loading' })} />
        </div>
      )}
      {templates.state === 'loaded' && (
        <TemplateList templates={templates.value?.templates ?? []} onShowJson={setJson} />
      )}
      {json && <TemplateJsonDialog template={json} onClose={() => setJson(null)} />}
    </Dialog>
  );
}

interface TemplateListProps {
  readonly templates: readonly UserTemplate[];
  readonly onShowJson: (template: UserTemplate) => void;
}

function TemplateList({ templates, onShowJson }: TemplateListProps) {
  if (templates.length === 0) {
    return (
      <EmptyState>
        <FormattedMessage id="admin.user-templates-none" />
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {templates.map((template) => (
        <li key={template.uuid} className={classes.template}>
          <TemplateFacts template={template} resourceCount={template.resourceCount} />
          <Button
            className={classes.view ?? ''}
            size="compact-xs"
            variant="default"
            onClick={() => onShowJson(template)}
          >
            <FormattedMessage id="admin.view-json" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
