// The ways out of the page after a payment: to the model in whose editor it was begun, and to the templates.
import { FormattedMessage } from 'react-intl';
import { isUuid } from '#web/state/templates/is-uuid.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';

interface WaysBackProps {
  /** Whatever the address says; only the id of a template leads anywhere. */
  readonly begunAt: string;
  /** Nothing else is offered beside. */
  readonly isFirst: boolean;
}

export function WaysBack({ begunAt, isFirst }: WaysBackProps) {
  const hasModel = isUuid(begunAt);
  return (
    <>
      {hasModel && (
        <LinkButton to="/template/$uuid/" params={{ uuid: begunAt }} variant={isFirst ? 'filled' : 'light'}>
          <FormattedMessage id="checkout.back-to-template" />
        </LinkButton>
      )}
      <LinkButton to="/templates" variant={isFirst && !hasModel ? 'filled' : 'light'}>
        <FormattedMessage id="app.back-to-templates" />
      </LinkButton>
    </>
  );
}
