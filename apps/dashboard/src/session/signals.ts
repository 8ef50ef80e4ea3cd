/** Tells the other tabs of this browser what happened to the session. */
const channel = new BroadcastChannel('livery-session');

export type SessionSignal = 'signed_in' | 'signed_out';

export function announce(signal: SessionSignal): void {
  channel.postMessage(signal);
}

/** @returns ends the subscription */
export function onSignal(listener: (signal: SessionSignal) => void): () => void {
  const receive = ({ data }: MessageEvent<SessionSignal>): void => listener(data);
  channel.addEventListener('message', receive);
  return () => channel.removeEventListener('message', receive);
}
