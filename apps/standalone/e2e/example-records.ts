import { LiveryClient } from '../src/demo/livery-client.ts';
import { textMember } from '../src/demo/text-member.ts';
import type { GuideService } from './guide-service.ts';

/** Creates or finds the records whose ids replace those of the examples. */
export class ExampleRecords {
  private readonly client: LiveryClient;
  private invited = 0;

  constructor(private readonly service: GuideService) {
    this.client = new LiveryClient(service.origin, service.demo.live_key);
  }

  /** Returns the id of a record. @param example the id in the documentation, whose prefix determines the type of the record */
  async idLike(example: string): Promise<string> {
    const prefix = example.slice(0, example.lastIndexOf('_'));
    const make = this.makers.get(prefix);
    if (make === undefined) throw new Error(`Say how there comes to be a record with an id like ${example}.`);
    const id = await make();
    if (!id.startsWith(`${prefix}_`)) throw new Error(`${id} is no id like ${example}.`);
    return id;
  }

  private readonly makers = new Map<string, () => Promise<string>>([
    ['org', () => Promise.resolve(this.service.demo.organization)],
    ['mem', () => this.invite('id')],
    ['user', () => this.invite('user')],
    ['key', () => this.make('/api_keys', { name: 'Example', scopes: ['brand:read'] })],
    ['oa_app', () => this.make('/oauth_applications', { name: 'Example', requested_scopes: ['brand:read'] })],
    ['req', () => this.first('/request_logs')],
    ['font', () => this.make('/fonts', { name: 'Example' })],
    ['brand_check', () => this.first('/brand_checks')],
    ['evt', () => this.first('/events')],
    ['whk', () => this.make('/webhook_endpoints', { url: 'http://127.0.0.1:9/', enabled_events: ['brand.check.*'] })],
    ['whd', () => this.first(`/webhook_endpoints/${this.service.demo.webhook_endpoint ?? ''}/deliveries`)],
  ]);

  private async invite(member: 'id' | 'user'): Promise<string> {
    this.invited += 1;
    const invitation = { email: `example-${this.invited}@example.com`, role: 'editor' };
    return textMember(await this.client.send('POST', '/memberships', invitation), member);
  }

  private async make(path: string, body: object): Promise<string> {
    return textMember(await this.client.send('POST', path, body), 'id');
  }

  private async first(path: string): Promise<string> {
    return textMember((await this.client.list(path))[0], 'id');
  }
}
