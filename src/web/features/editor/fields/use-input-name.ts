// The name of an input shown without the heading of its flow.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FlowPart } from '../document/resources/flow-part.ts';

export function useInputName(): (name: string, flow: FlowPart | null) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (name, flow) => formatMessage({ id: 'flow.input' }, { name, flow: flow ?? 'only' }),
    [formatMessage],
  );
}
