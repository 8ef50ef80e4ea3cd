import { parsePublicId, resourceMissing, type Transaction } from '@livery/kernel';
import type { User } from '@livery/platform-domain';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { UserRepository } from '../ports/user.repository.ts';

export interface FindErasablePersonInput {
  readonly organizationId: string;
  /** The email, regardless of case, or the id, `user_…`. */
  readonly person: string;
  /** Whether the organization may be left without an owner. */
  readonly evenLastOwner: boolean;
}

/** Finds the person that the operator is going to erase, and locks the organization's members until the transaction ends. */
export class FindErasablePerson {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner` */
  async execute(input: FindErasablePersonInput, transaction: Transaction): Promise<User> {
    const { organizationId, person, evenLastOwner } = input;
    await this.ownerGuard.lock(organizationId, transaction);
    const id = parsePublicId('user', person);
    const user =
      id === undefined
        ? await this.users.findByEmail(organizationId, person, transaction)
        : await this.users.findForUpdate(organizationId, id, transaction);
    if (user === null) throw resourceMissing();
    const membership = await this.memberships.findOfUser(organizationId, user.id, transaction);
    if (membership !== null && !evenLastOwner) {
      await this.ownerGuard.assertOwnerRemains({ membership, user }, null, transaction);
    }
    return user;
  }
}
