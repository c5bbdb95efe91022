import { Helpers, Lantern, LanternComputationData, Processor } from '@paulirish/trace_engine';
import type { Types } from '@paulirish/trace_engine';
import type { CDPSession } from '@playwright/test';
import { traced } from './traced';

/** What Lighthouse records that its model reads. */
const categories = [
  'disabled-by-default-lighthouse',
  'loading',
  'v8',
  'v8.execute',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/**
 * The largest paint on slow 4G with a processor four times slower, by Lantern, the model of Lighthouse: `load` opens the
 * page without any brake, and the model works out from the trace when the same requests and tasks would be over there.
 */
export async function simulatedLcpMs(devtools: CDPSession, load: () => Promise<void>): Promise<number> {
  const events = await traced(devtools, categories, load);
  return lanternLcpMs(events as unknown as Types.Events.Event[]);
}

async function lanternLcpMs(events: Types.Events.Event[]): Promise<number> {
  const data = await parse(events);
  const navigation = data.Meta.mainFrameNavigations.at(-1);
  if (!navigation) throw new Error('The trace has no navigation');
  const trace = { traceEvents: events.filter(({ ts }) => ts >= navigation.ts) } as unknown as Lantern.Types.Trace;
  const requests = LanternComputationData.createNetworkRequests(trace, data, navigation.ts);
  const networkAnalysis = Lantern.Core.NetworkAnalyzer.analyze(requests);
  if (!networkAnalysis) throw new Error('The trace has no requests');
  const { mobileSlow4G: throttling } = Lantern.Simulation.Constants.throttling;
  const measured = {
    graph: LanternComputationData.createGraph(requests, trace, data),
    simulator: Lantern.Simulation.Simulator.createSimulator({
      networkAnalysis,
      throttlingMethod: 'simulate',
      throttling,
    }),
    processedNavigation: LanternComputationData.createProcessedNavigation(data, data.Meta.mainFrameId, navigation),
  };
  const fcpResult = Lantern.Metrics.FirstContentfulPaint.compute(measured);
  return Lantern.Metrics.LargestContentfulPaint.compute(measured, { fcpResult }).timing;
}

async function parse(events: Types.Events.Event[]) {
  // The model was made for a browser's tools: it asks for this one class of a browser.
  Object.assign(globalThis, { DOMRect: Rectangle });
  const processor = Processor.TraceProcessor.createWithAllHandlers();
  Helpers.SyntheticEvents.SyntheticEventsManager.createAndActivate(events);
  await processor.parse(events, {});
  if (!processor.data) throw new Error('The trace could not be read');
  return processor.data;
}

class Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;

  constructor(x = 0, y = 0, width = 0, height = 0) {
    [this.x, this.y, this.width, this.height] = [x, y, width, height];
  }
}
