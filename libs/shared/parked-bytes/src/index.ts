export { ParkedBytes, type ParkedBytesTicket } from './parked-bytes.ts';
export { takeParkedBytes } from './take-parked-bytes.ts';
