import { sampleOf } from '../../libs/office/testing/src/sampling.ts';
import { faultSuites, longSuites } from './long-suites.js';

/** This suite takes a sample of its scenarios itself. */
const SCENARIOS = 'tools/faults/delivery-faults.long.spec.ts';
const others = faultSuites.filter((file) => file !== SCENARIOS);

/** Outages, processes that are killed, full disks: part of `npm run test:long`. A sample of the gate is half of them. */
export default longSuites([SCENARIOS, ...sampleOf(others, 2)]);
