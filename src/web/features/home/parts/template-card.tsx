// One of the visitor's templates: a drawing of its own, its name, what it sells, and when it last changed.
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TemplateSummary } from '#web/state/visitor.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CardArt } from './card-art.tsx';
import { DeleteButton } from './delete-button.tsx';
import { describeTemplate } from './describe-template.ts';
import classes from './template-card.module.css';

export function TemplateCard({ template }: { readonly template: TemplateSummary }) {
  const { formatDate, formatMessage } = useIntl();
  const name = template.name || formatMessage({ id: 'home.unnamed' });
  const changed = formatDate(template.timestamp, {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (
    <li className={classes.card}>
      <CardArt seed={template.uuid} />
      <div className={classes.body}>
        <h2 className={classes.name}>
          <Link to="/template/$uuid/" params={{ uuid: template.uuid }}>
            {name}
          </Link>
        </h2>
        <p className={classes.description}>{describeTemplate(template)}</p>
        <div className={classes.foot}>
          <time className={classes.date} dateTime={new Date(template.timestamp).toISOString()}>
            {changed}
          </time>
          <DeleteButton uuid={template.uuid} name={name} />
          <LinkButton
            to="/template/$uuid/"
            params={{ uuid: template.uuid }}
            variant="light"
            aria-label={formatMessage({ id: 'home.open-named' }, { name })}
          >
            <FormattedMessage id="home.open" />
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
