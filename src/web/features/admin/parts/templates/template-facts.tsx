// What an operator sees of a template: its name, what it is for, and the facts that are known of it.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShownTime } from '../shown-time.tsx';
import classes from './template-dialogs.module.css';

interface ShownTemplate {
  readonly uuid: string;
  readonly name: string;
  readonly description: string;
  readonly templateContext: string;
  readonly updatedAt: number;
  /** Null if it was not paid. */
  readonly price: number | null;
}

interface TemplateFactsProps {
  readonly template: ShownTemplate;
  readonly resourceCount: number;
}

export function TemplateFacts({ template, resourceCount }: TemplateFactsProps) {
  const { formatNumber } = useIntl();
  const { uuid, name, description, templateContext, updatedAt, price } = template;
  return (
    <>
      <h3 className={classes.name}>{name || <FormattedMessage id="admin.template-untitled" />}</h3>
      {description && <p className={classes.description}>{description}</p>}
      <dl className={classes.facts}>
        {templateContext && (
          <Fact name={<FormattedMessage id="admin.template-context" />}>{templateContext}</Fact>
        )}
        <Fact name={<FormattedMessage id="admin.template-uuid" />}>
          <span className={classes.code}>{uuid}</span>
        </Fact>
        <Fact name={<FormattedMessage id="admin.template-date" />}>
          <ShownTime at={updatedAt} />
        </Fact>
        <Fact name={<FormattedMessage id="admin.template-price" />}>
          {price === null ? (
            <FormattedMessage id="admin.template-not-paid" />
          ) : (
            formatNumber(price, { style: 'currency', currency: 'USD' })
          )}
        </Fact>
        <Fact name={<FormattedMessage id="admin.template-resources" />}>{formatNumber(resourceCount)}</Fact>
      </dl>
    </>
  );
}

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
