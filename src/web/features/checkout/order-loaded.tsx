// The paid order, and what to do with it; without an order, thanks alone.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import classes from './order.module.css';
import { OrderDetails } from './order-details.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import type { Order } from './use-order.ts';

export function OrderLoaded({ order }: { readonly order: Order | null }) {
  const { isAnonymous, templates } = useVisitor();
  const template = templates.find(({ uuid }) => uuid === order?.templateUuid);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <div className={classes.icon} aria-hidden="true">
          <IconCheck size={32} />
        </div>
        <Thanks hasOrder={order !== null} />
      </div>
      {isAnonymous && <SignInNotice email={order?.email ?? ''} />}
      {order && <OrderDetails order={order} />}
      {order && <NextSteps hasTemplate={template !== undefined} />}
      <div className={classes.head}>
        {template ? (
          <LinkButton to="/template/$uuid/" params={{ uuid: template.uuid }}>
            <FormattedMessage id="checkout.open-template" />
          </LinkButton>
        ) : (
          <LinkButton to="/templates" variant={isAnonymous ? 'light' : 'filled'} mt={order ? 0 : 'lg'}>
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function Thanks({ hasOrder }: { readonly hasOrder: boolean }) {
  const [title, text]: readonly [ReactNode, ReactNode] = hasOrder
    ? [
        <FormattedMessage key="title" id="checkout.done" />,
        <FormattedMessage key="text" id="checkout.done-text" />,
      ]
    : [
        <FormattedMessage key="title" id="checkout.thanks" />,
        <FormattedMessage key="text" id="checkout.thanks-text" />,
      ];
  return (
    <div role="status">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
    </div>
  );
}

function NextSteps({ hasTemplate }: { readonly hasTemplate: boolean }) {
  return (
    <>
      <h2 className={classes.next}>
        <FormattedMessage id="checkout.next" />
      </h2>
      <ol className={classes.steps}>
        {hasTemplate && (
          <li>
            <FormattedMessage id="checkout.next-open" />
          </li>
        )}
        <li>
          <FormattedMessage id="checkout.next-download" />
        </li>
        <li>
          <FormattedMessage id="checkout.next-settings" />
        </li>
      </ol>
    </>
  );
}
