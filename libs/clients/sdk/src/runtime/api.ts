import { answeredOf, type Call, callOf } from './call.ts';
import { Download } from './download.ts';
import { eventData } from './event-stream.ts';
import { isPage, type Page, Pages } from './pages.ts';
import { parseRecord } from './parse-record.ts';
import { readRecord } from './read-answer.ts';
import type { ApiRequest } from './request.ts';
import type { Sender } from './sender.ts';

/** What the methods of the resources are made of. */
export class Api {
  constructor(private readonly sender: Sender) {}

  /** Sends a request whose answer is a record. */
  call<Data>(request: ApiRequest, hasShape?: (record: Data) => boolean): Call<Data> {
    return callOf(
      this.sender.send(request, {
        read: async (response) => answeredOf(await readRecord(response, hasShape), response),
      }),
    );
  }

  /** A list. Nothing is sent before somebody waits for it. */
  list<Item extends { readonly id: string }, Answer extends Page<Item>>(request: ApiRequest): Pages<Item, Answer> {
    return new Pages(request.query ?? {}, (query) => this.call<Answer>({ ...request, query }, isPage));
  }

  /** Sends a request whose answer is a file. The time limit ends with the headers of the answer. */
  download(request: ApiRequest): Call<Download> {
    return callOf(
      this.sender.send(
        { accept: '*/*', ...request },
        { read: async (response) => answeredOf(new Download(response), response), isReadLater: true },
      ),
    );
  }

  /** The records that the service sends as events of a stream, until the stream ends. */
  async *follow<Data>(request: ApiRequest): AsyncGenerator<Data, void, undefined> {
    const { stream } = await this.download({ ...request, accept: 'text/event-stream' });
    for await (const data of eventData(stream)) {
      const parsed = parseRecord<Data>(data);
      if (parsed !== undefined) yield parsed.record;
    }
  }
}
