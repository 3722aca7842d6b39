// The charts of a sheet in the editor, where each bar, point and line opens the trace of its number.
import { ModelCharts, type ModelChartsProps } from '../../grid/model-charts.tsx';
import { usePictureTrace } from '../../grid/use-picture-trace.ts';

export function TracedCharts(props: Pick<ModelChartsProps, 'charts' | 'display'>) {
  return <ModelCharts {...props} openTrace={usePictureTrace()} />;
}
