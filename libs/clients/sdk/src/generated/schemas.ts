// Generated from openapi.json by `npm run openapi`. Do not edit.

export type AcceptFindingsRequest = {
  /** The ids of the findings of the check that are accepted. Send these or `all`. */
  finding_ids?: Array<string> | null | undefined;
  /** Whether all findings of the check are accepted. Send this or `finding_ids`. */
  all?: boolean | null | undefined;
  /** Why the findings are accepted. Reports show it. */
  reason: string;
  /** From when the findings are reported again. It must be in the future and have a UTC offset. If you leave it out, the acceptance does not end. A time in ISO 8601. */
  expires_at?: string | null | undefined;
  /** For which later checks the findings are accepted: those of the same bytes (`content`, the default), or those with the same `document`. */
  scope?: 'content' | 'document' | (string & {}) | null | undefined;
};

/** A finding that somebody has accepted. It does not count. */
export type AcceptedFinding = {
  /** The id of the finding. The same defect has the same id in two versions of a document. */
  id: string;
  /** The check type in its dotted form. */
  type: string;
  severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
  /** A short description in one line. Equal findings have the same title. */
  title: string;
  /** The value, the nearest allowed value, where the value comes from, and where to fix it. */
  detail: string;
  auto_fixable: boolean;
  slide_index: number | null;
  shape_index: number | null;
  /** The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs of the body, including those of tables and text boxes. It is null in headers, footers and notes. */
  paragraph_index: number | null;
  /** The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored. Null if Word stored none. */
  page_number: number | null;
  page_numbers: Array<number>;
  paragraph_indexes: Array<number>;
  /** Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others. */
  source: string;
  /** The visible colour. */
  actual_color: string | null;
  /** What has the colour: `text`, `fill` and others. */
  color_surface: string | null;
  /** The locations of at most 200 occurrences. If there are more, one more entry says how many. */
  locations: Array<string>;
  /** How often the deviation occurs, also where `locations` does not list all occurrences. */
  occurrences: number;
  /** How many of the occurrences are new: against the baseline if `baseline_state` is `new`, else since the finding was accepted. Null if none is. */
  new_occurrences: number | null;
  /** The nearest palette colour of a finding on a colour. Null if the guideline is not known any more, and for findings on the theme, whose rule names the colour. */
  nearest_color: {
    name: string;
    hex: string;
    /** The distance to the colour that was found (CIEDE2000). */
    distance: number;
  } | null;
  /** Where one change settles all locations. Null if each location has to be changed on its own. */
  origin: {
    /** What sets the value for all places where it shows. */
    kind: 'theme' | 'master' | 'layout' | 'document_defaults' | 'style' | 'table_style' | 'numbering' | (string & {});
    /** The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together. */
    name: string | null;
    location: string | null;
  } | null;
  /** All slides on which the finding shows, beginning at 0. */
  slide_indexes: Array<number>;
  /** Where to fix it in the menus of PowerPoint or Word. */
  menu_path: string | null;
  /** Whether the baseline has the finding, too. `changed`: it has it in another form, such as another wrong colour at the same place. Null without a baseline. */
  baseline_state: 'new' | 'changed' | 'unchanged' | (string & {}) | null;
  reason: string | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  accepted_by: string | null;
  /** A time in ISO 8601. */
  accepted: string | null;
  /** A time in ISO 8601. */
  expires: string | null;
};

/** An access token, its organization, its mode and its lifetime. */
export type AccessToken = {
  access_token: string;
  token_type: 'Bearer';
  /** The lifetime of the token in seconds. From 300 to 86400. */
  expires_in: number;
  /** The scopes of the token, separated by spaces. */
  scope: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
};

export type AccessTokenRequest = {
  grant_type: 'client_credentials';
  client_id?: string | undefined;
  /** The client secret. It begins with `oa_secret_`. */
  client_secret?: string | undefined;
  /** The requested scopes, separated by spaces. If you leave them out, the token gets all scopes of the application. */
  scope?: string | undefined;
};

/** The properties of a valid access token (RFC 7662, section 2.2). */
export type ActiveToken = {
  /** Always true. */
  active: boolean;
  scope: string;
  client_id: string;
  sub: string;
  token_type: 'Bearer';
  /** Seconds since 1970-01-01 UTC (RFC 7519). */
  exp: number;
  /** Seconds since 1970-01-01 UTC (RFC 7519). */
  iat: number;
  /** Seconds since 1970-01-01 UTC (RFC 7519). */
  nbf: number;
  iss: string;
  aud: string;
  jti: string;
  organization: string;
  livemode: boolean;
};

/** Who made a record or a change: an API key, an OAuth application or a user. */
export type Actor = {
  id: string;
  object: 'actor';
  type: 'api_key' | 'oauth_application' | 'user' | (string & {});
  /** The name of the key, the application or the user. A user without a name has the email address here if the caller may read users; otherwise null. */
  name: string | null;
  /** Whether it cannot act any more: the key is revoked, the application or the user is disabled, or the user is no member now. */
  deleted: boolean;
};

/** One page of a list. */
export type ActorList = {
  object: 'list';
  data: Array<Actor>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type AddAssetVersionRequest = {
  /** A file that was uploaded before. In a form, send the file itself. */
  file?: string | null | undefined;
  /** The name of the file, if it is sent in a form. */
  filename?: string | null | undefined;
  /** What changed. */
  note?: string | null | undefined;
};

/** A credential of an organization in one mode. Its secret is shown only when the key is created. */
export type ApiKey = {
  id: string;
  object: 'api_key';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  name: string;
  /** `sk`: a secret key. `pk`: a publishable key. */
  prefix_type: 'sk' | 'pk' | (string & {});
  mode: 'live' | 'test' | (string & {});
  /** The last four characters of the secret. */
  last_four: string;
  scopes: Array<Scope>;
  /** The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed. */
  allowed_ips: Array<string>;
  /** The dated version of the API that the key is pinned to. */
  api_version: string;
  /** A time in ISO 8601. */
  expires_at: string | null;
  /** The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601. */
  last_used_at: string | null;
  /** A time in ISO 8601. */
  revoked_at: string | null;
  /** The key that this key replaced. Null if it replaced none. */
  rotated_from: string | null;
  /** The time at which the key ends because another key replaced it. Null if no key replaced it. A time in ISO 8601. */
  retires_at: string | null;
  metadata: Metadata;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type ApiKeyList = {
  object: 'list';
  data: Array<ApiKey>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** What was accepted when the document was checked. */
export type AppliedSuppression = {
  id: string;
  /** For which checks the finding is accepted: those of the same bytes (`content`), or those with the same `document`. */
  scope: 'content' | 'document' | (string & {});
  /** How many occurrences were accepted. A finding with more of them is reported again. */
  occurrences: number;
  /** Why the finding is accepted. */
  reason: string;
  /** From when the finding is reported again. Null if the acceptance does not end. A time in ISO 8601. */
  expires_at: string | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
};

export type ArrangePptSetRequest = {
  /** The slides in their order, 1 to 300, each once. */
  slides: Array<SetSlideRequest>;
  /** A PowerPoint file of the library whose size and defaults the set has. Null: none. If you leave it out, it stays. */
  template?: string | null | undefined;
};

/** Something that uses an asset, so that the asset cannot be deleted. */
export type AssetUsage = {
  /** The id of the record that uses the asset. */
  id: string;
  object: 'ppt_set' | 'deployment' | (string & {});
  /** The name of a set, or the channel of a deployment. */
  name: string;
};

/** One page of a list. */
export type AssetUsageList = {
  object: 'list';
  data: Array<AssetUsage>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
  /** The offset of the next page. */
  next_offset: number;
};

/** A version of an asset. Versions never change. */
export type AssetVersion = {
  id: string;
  object: 'asset_version';
  asset: string;
  /** The number of the version, from 1. */
  number: number;
  file: string;
  /** The SHA-256 of the content, in hexadecimal digits. */
  content_hash: string;
  size_bytes: number;
  /** What changed, in the words of its author. */
  note: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
};

/** One page of a list. */
export type AssetVersionList = {
  object: 'list';
  data: Array<AssetVersion>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** A delivery with all its attempts, oldest first. */
export type AttemptedWebhookDelivery = {
  id: string;
  object: 'webhook_delivery';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  endpoint: string;
  event: string;
  /** The number of this delivery. The deliveries to an endpoint are numbered without a gap. Null for tests, which have no number. */
  sequence: number | null;
  status: 'pending' | 'delivered' | 'failed' | 'abandoned' | (string & {});
  attempt_count: number;
  /** The HTTP status of the response to the last attempt. */
  last_response_status: number | null;
  last_response_body: string | null;
  /** Why the last attempt failed, in words for people; or, if there was none because the endpoint was disabled or deleted, this reason. Null after a success. */
  last_error: string | null;
  /** The time of the next attempt. A time in ISO 8601. */
  next_retry_at: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  completed: string | null;
  attempts: Array<WebhookAttempt>;
};

/** What somebody has done that auditors ask for, and who it was. */
export type AuditEntry = {
  id: string;
  object: 'audit_entry';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  actor: string | null;
  /** The type of the event that reports the same change, without its area: `membership.updated`, `rules.updated`, `review.approved`. Without events: `session.created`, `session.deleted`, `session.failed` (a wrong password at a sign-in), `session.step_up_failed`, `user.password_set`, `invitation_link.created`, `brand_check.document_deleted`, `brand_check_fix.downloaded`, `icon_set.import_started`, `icon_set.exported`. */
  action: string;
  /** The id of the record, or the URL of a list such as the rules. */
  target: string;
  changes: Array<{
    field: string;
    /** The value before the change. Null if the value is personal or could be secret. */
    before: unknown;
    /** The value after the change. Null if the value is personal or could be secret. */
    after: unknown;
  }>;
  ip: string | null;
  request_id: string | null;
  /** A time in ISO 8601. */
  created: string;
};

/** One page of a list. */
export type AuditEntryList = {
  object: 'list';
  data: Array<AuditEntry>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** The result of checking one document against the rules, palettes and fonts of that time. It is stored, and never changes except for `document_kept_until`. */
export type BrandCheck = {
  id: string;
  object: 'brand_check';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  status: 'pending' | 'completed' | 'failed' | (string & {});
  content_type: 'pptx' | 'docx' | (string & {});
  filename: string | null;
  /** Your name for the document, by which its checks belong together. */
  document: string | null;
  size_bytes: number;
  content_sha256: string;
  /** Identifies the rules, palettes and fonts that were used. Sets that judge documents in the same way have the same version. */
  guideline_version: string;
  /** Identifies what the service finds. Checks with the same `content_sha256`, `guideline_version` and `engine_version` have the same findings, the suppressed ones included. */
  engine_version: number;
  /** Until when the document is kept at least. Null if it is not kept: `keep` was false, the check failed or is pending, the store could not take it, or the document was deleted. A time in ISO 8601. */
  document_kept_until: string | null;
  findings: Array<Finding>;
  /** The findings that are left out of `findings` because they were accepted. */
  suppressed: Array<{
    finding: Finding;
    suppression: AppliedSuppression;
  }>;
  /** Null unless the check was completed. */
  summary: BrandCheckSummary | null;
  /** What could not be judged in the document, and why. */
  not_evaluated: Array<{
    surface: string;
    reason: string;
    locations: Array<string>;
  }>;
  /** Null unless the check failed. */
  error_message: string | null;
  /** Null unless the check failed. */
  error_code: string | null;
  metadata: Metadata;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  completed: string | null;
  duration_ms: number | null;
};

/** How the findings of a check, the head, differ from those of another check, the base. */
export type BrandCheckComparison = {
  id: string;
  object: 'brand_check_comparison';
  /** The check to compare with, which is mostly the older one. */
  base: string;
  /** The check that is compared. */
  head: string;
  /** Whether both checks judged the same bytes. */
  same_content: boolean;
  /** Whether both checks have the same `guideline_version`. */
  same_guideline: boolean;
  /** Whether both checks have the same `engine_version`. */
  same_engine: boolean;
  /** What one of the checks may have missed, so that a finding may seem new or fixed. Null if both are complete, or have the same gaps. */
  incomplete: {
    base: {
      /** Whether findings were left out because there were too many. */
      truncated: boolean;
      /** What could not be judged in this check and is not listed in the other one. */
      not_evaluated: Array<{
        surface: string;
        reason: string;
        locations: Array<string>;
      }>;
    };
    head: {
      /** Whether findings were left out because there were too many. */
      truncated: boolean;
      /** What could not be judged in this check and is not listed in the other one. */
      not_evaluated: Array<{
        surface: string;
        reason: string;
        locations: Array<string>;
      }>;
    };
  } | null;
  /** Findings of the head that the base does not have, or has with fewer occurrences. `new_occurrences` says how many are new. Occurrences at places that other findings of the type have left are not new. */
  new: Array<Finding>;
  /** Findings of the base that the head does not have. */
  fixed: Array<Finding>;
  /** Findings of the head that the base has with as many occurrences, or more. */
  unchanged: Array<Finding>;
  /** Deviations that are still there in another form: findings with different ids, but the same type and first location, or the same type, colour and detail; or a finding whose further occurrences stand where others of its type have stood. */
  changed: Array<{
    base: Finding;
    head: Finding;
  }>;
};

/** A document was checked. The event names the brand check, which contains the findings. */
export type BrandCheckCompletedEvent = {
  id: string;
  object: 'event';
  type: 'brand.check.completed';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: BrandCheckReference;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A document could not be checked. The event names the brand check, which contains the reason. */
export type BrandCheckFailedEvent = {
  id: string;
  object: 'event';
  type: 'brand.check.failed';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: BrandCheckReference;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** What was done to the document of a check. The fixed document was checked again, by the rules of that check: it has no finding where there was none of its type. */
export type BrandCheckFix = {
  /** Null with `dry_run`. */
  id: string | null;
  object: 'brand_check_fix';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The check whose document was fixed. */
  source: string;
  /** The check of the fixed document. Null with `dry_run`. */
  brand_check: string | null;
  /** How many findings are gone. */
  fixed: number;
  /** How many findings the fixed document has. */
  remaining: number;
  /** Always 0, as a comparison of both checks says: what causes a new finding is taken back. */
  new: 0;
  /** The findings that are gone. */
  fixed_findings: Array<string>;
  /** What was changed; of very many changes the first 10,000. */
  changes: Array<{
    /** The id of the finding that this repairs, or of the first of several. */
    finding: string;
    /** Where the value was changed. */
    location: string;
    /** The value before. */
    before: string;
    /** The value after. It is empty for what was removed. */
    after: string;
  }>;
  /** What was asked for and not done, and why; of very many findings the first 10,000. */
  declined: Array<{
    /** The id of the finding. */
    finding: string;
    /** The type of the finding, such as `color.off_palette`. Null with `finding_gone`, and in fixes that were stored without it. */
    type: string | null;
    /** The first location of the finding. Null with `finding_gone`, and in fixes that were stored without it. */
    location: string | null;
    /** Why the finding was not fixed, or not at each of its places. `finding_remains`, `new_finding`, `text_unreadable` and `unreadable`: the change was tried, and taken back, since the finding was still there, since it caused a finding where there was none of its type, since it made text hard to read, or harder than it was, or since the document could not be read. `rounds_ended`: it waited for other changes for too long; fix the result again. `finding_gone`: the document does not have it any more. `conflict`: another change was more important. `removal_not_requested`: it removes content, and `include` does not ask for that. The others name what nothing changes. */
    reason:
      | 'value_differs'
      | 'not_supported'
      | 'conflict'
      | 'field_result'
      | 'bound_content_control'
      | 'chart_data'
      | 'smartart'
      | 'vml'
      | 'gradient'
      | 'animated'
      | 'linked_slide'
      | 'sensitivity_label'
      | 'not_fixable'
      | 'code_font'
      | 'removal_not_requested'
      | 'finding_remains'
      | 'new_finding'
      | 'text_unreadable'
      | 'unreadable'
      | 'rounds_ended'
      | 'finding_gone'
      | (string & {});
  }>;
  /** The fixed document. Null with `dry_run`, and when the document is not kept any more. */
  file: {
    /** A signed link to the file. It can be opened for at least an hour. */
    url: string;
    /** Until when the link can be opened. A time in ISO 8601. */
    expires_at: string;
    sha256: string;
    size_bytes: number;
    filename: string;
  } | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
};

/** The part of a fix that events contain. It is enough to decide whether to retrieve the fix. */
export type BrandCheckFixReference = {
  id: string;
  object: 'brand_check_fix';
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The check whose document was fixed. */
  source: string;
  /** The check of the fixed document. */
  brand_check: string;
  /** How many findings are gone. */
  fixed: number;
  /** How many findings the fixed document has. */
  remaining: number;
};

/** The document of a check was fixed. The event names the fix, and the check of the fixed document, which has an event of its own. */
export type BrandCheckFixedEvent = {
  id: string;
  object: 'event';
  type: 'brand.check.fixed';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: BrandCheckFixReference;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** How the document of a check looks where its findings are: pictures of slides with the places of the findings, or an outline of a text document. */
export type BrandCheckIllustration = {
  /** Follows from the check, so that both have the same characters behind the prefix. */
  id: string;
  object: 'brand_check_illustration';
  brand_check: string;
  content_type: 'pptx' | 'docx' | (string & {});
  /** How many slides the presentation has. Null for a text document. */
  slide_count: number | null;
  /** In their order. Empty for a text document. */
  slides: Array<{
    /** Beginning at 0. */
    slide_index: number;
    /** In points, of which an inch has 72. */
    width: number;
    height: number;
    /** The slide as one `<svg>` element, drawn from the document: without scripts, links and references to anything outside of itself. Text is set in the fonts of the reader. */
    svg: string;
    /** Where the findings are, for at most 1,000 locations: the upright rectangle around the shape or the table cell, in points from the upper left corner of the slide. It is the whole slide for a finding on the slide itself. A location in a layout or a master is on the first slide that shows it. Locations that are not visible have none. */
    boxes: Array<{
      /** One of the `locations` of a finding. */
      location: string;
      x: number;
      y: number;
      width: number;
      height: number;
    }>;
  }>;
  /** The slides that were not drawn, since all pictures together would be too large. Ask for them by `slides`. */
  slides_left_out: Array<number>;
  /** The parts of a text document that have findings. Empty for a presentation. */
  outline: Array<{
    /** Such as `the body` or `the header of section 1`. */
    story: string;
    section_index: number | null;
    /** The estimated page. */
    page_number: number | null;
    entries: Array<{
      /** The level of a heading. Null for another paragraph. From 1 to 9. */
      heading_level: number | null;
      /** The text, shortened around what was found. */
      text: string;
      /** Where in `text` the first finding is, in UTF-16 units. Null if it is the whole paragraph, or none. */
      marked: {
        start: number;
        end: number;
      } | null;
      /** The locations of findings in this paragraph. Empty for a heading above it. */
      locations: Array<string>;
    }>;
  }>;
  /** How many entries of the outline were left out, since there are too many. */
  outline_left_out: number;
};

/** One page of a list. */
export type BrandCheckList = {
  object: 'list';
  data: Array<BrandCheck>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** The part of a brand check that events contain. It is enough to decide whether to retrieve the check. */
export type BrandCheckReference = {
  id: string;
  object: 'brand_check';
  status: 'pending' | 'completed' | 'failed' | (string & {});
  content_type: 'pptx' | 'docx' | (string & {});
  filename: string | null;
  /** Your name for the document, by which its checks belong together. */
  document: string | null;
  /** Null unless the check was completed. */
  summary: BrandCheckSummary | null;
  /** Null unless the check failed. */
  error_code: string | null;
  metadata: Metadata;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
};

/** A check arranged for readers: first the causes that settle many places, then slides or pages, then what concerns the whole document. Findings are sorted by severity, the most severe first, and referred to by their ids. */
export type BrandCheckReport = {
  /** Follows from the check, so that both have the same characters behind the prefix. */
  id: string;
  object: 'brand_check_report';
  brand_check: string;
  status: 'pending' | 'completed' | 'failed' | (string & {});
  content_type: 'pptx' | 'docx' | (string & {});
  filename: string | null;
  /** Your name for the document, by which its checks belong together. */
  document: string | null;
  /** Identifies the rules, palettes and fonts that were used. Sets that judge documents in the same way have the same version. */
  guideline_version: string;
  /** Identifies what the service finds. Checks with the same `content_sha256`, `guideline_version` and `engine_version` have the same findings, the suppressed ones included. */
  engine_version: number;
  /** The verdict in one sentence. */
  verdict: string;
  /** Null unless the check failed. */
  error_code: string | null;
  /** Null unless the check failed. */
  error_message: string | null;
  findings: Array<ReportedFinding>;
  /** Whether the check has more findings than it lists. */
  truncated: boolean;
  /** What to fix first, since one change settles several places. */
  causes: Array<{
    /** What sets the value for all places where it shows. */
    kind: 'theme' | 'master' | 'layout' | 'document_defaults' | 'style' | 'table_style' | 'numbering' | (string & {});
    /** The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together. */
    name: string | null;
    slide_indexes: Array<number>;
    finding_ids: Array<string>;
  }>;
  /** The slides of a presentation that have findings. */
  slides: Array<{
    slide_index: number;
    /** The findings whose first location is here. */
    finding_ids: Array<string>;
    /** The findings that also show here and are fixed elsewhere. */
    further_finding_ids: Array<string>;
  }>;
  /** The pages of a text document that have findings, by their estimated numbers. */
  pages: Array<{
    page_number: number;
    finding_ids: Array<string>;
    further_finding_ids: Array<string>;
  }>;
  /** The findings that belong to no slide and no page. */
  whole_document: Array<string>;
  /** What could not be judged in the document, and why. */
  not_evaluated: Array<{
    surface: string;
    reason: string;
    locations: Array<string>;
  }>;
  accepted: Array<AcceptedFinding>;
  /** How many acceptances name a finding that the document does not have any more. */
  suppressions_unused: number;
  /** How the findings differ from those of the baseline. Null without a baseline. */
  comparison: {
    base: string;
    new: number;
    unchanged: number;
    changed: number;
    fixed: Array<Finding>;
  } | null;
  /** What the document was judged by. Null if it is not known any more. */
  guideline: {
    palettes: Array<{
      name: string;
      role: string;
      colors: Array<{
        name: string;
        hex: string;
      }>;
    }>;
    fonts: Array<{
      family: string;
      roles: Array<string>;
    }>;
    rules: Array<{
      name: string;
      type: string;
      severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
      message: string | null;
    }>;
  } | null;
};

/** The numbers of findings of a check. */
export type BrandCheckSummary = {
  total: number;
  by_severity: {
    low: number;
    medium: number;
    high: number;
    critical: number;
  };
  by_type: Record<string, number>;
  /** Whether findings were left out because there were too many. */
  truncated: boolean;
  /** How many findings are left out because they were accepted. They count nowhere else. */
  suppressed: number;
  /** How many suppressions name a finding that the check does not have. They can be deleted. */
  suppressions_unused: number;
  /** Null unless the check was requested with `baseline`. */
  baseline: {
    /** The check with which this one was compared. */
    brand_check: string;
    /** Findings that the baseline does not have, or has with fewer occurrences. */
    new: number;
    /** Findings of the baseline that are gone. */
    fixed: number;
    /** Findings that the baseline has with as many occurrences, or more. */
    unchanged: number;
    /** Findings that the baseline has in another form. */
    changed: number;
  } | null;
};

/** A font was registered. */
export type BrandFontCreatedEvent = {
  id: string;
  object: 'event';
  type: 'brand.font.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Font;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A font was deleted. Its file is deleted, too. */
export type BrandFontDeletedEvent = {
  id: string;
  object: 'event';
  type: 'brand.font.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Font;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A font was changed. `previous_attributes` contains the previous values of the changed fields. */
export type BrandFontUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'brand.font.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Font;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A named set of colours that documents may use. */
export type BrandPalette = {
  id: string;
  object: 'brand_palette';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  name: string;
  /** Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity. */
  role: 'primary' | 'secondary' | 'chart' | 'neutral' | 'legacy' | (string & {});
  sort_order: number;
  /** Whether shades and tints of theme colours are accepted if the palette contains the theme colour. */
  allow_brand_shades: boolean;
  /** The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. */
  tolerance: number;
  colors: Array<{
    id: string;
    name: string;
    hex: string;
    sort_order: number;
  }>;
  metadata: Metadata;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

export type BrandPaletteRequest = {
  /** The id of the existing palette that you send again or change. The palette keeps this id. Leave it out for a new palette. */
  id?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'brand_palette' | (string & {}) | null | undefined;
  /** The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity. */
  role?: 'primary' | 'secondary' | 'chart' | 'neutral' | 'legacy' | (string & {}) | null | undefined;
  /** The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to 9007199254740991. */
  sort_order?: number | null | undefined;
  /** Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true. */
  allow_brand_shades?: boolean | null | undefined;
  /** The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2. From 0 to 100. */
  tolerance?: number | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  name: string;
  /** The colours of the palette, at most 100. */
  colors: Array<PaletteColorRequest>;
};

/** All palettes of an organization, and the settings that apply to all of them. */
export type BrandPaletteState = {
  id: string;
  object: 'brand_palette_state';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  palettes: Array<BrandPalette>;
  settings: {
    allow_neutral_greys: boolean;
    allow_black_and_white: boolean;
  };
  /** The time of the last change. Null until palettes are stored for the first time. A time in ISO 8601. */
  updated: string | null;
};

/** The palettes or their settings were changed. The event contains the new state. If the state is larger than 256 KiB, the event contains only its URL and id. */
export type BrandPalettesUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'brand.palettes.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data:
    | {
        object: BrandPaletteState;
      }
    | {
        object: {
          id: string;
          object: 'brand_palette_state';
          url: string;
        };
        /** Always true. */
        truncated: boolean;
      };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A rule that documents are checked against. */
export type BrandRule = {
  id: string;
  object: 'brand_rule';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`. */
  type: string;
  name: string;
  severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
  active: boolean;
  /** Whether the service can fix findings of this rule in documents that it applies to. */
  auto_fixable: boolean;
  /** What the rule looks for: one term, or a list of alternatives. */
  pattern: string | Array<string> | null;
  replacement: string | null;
  /** The parameters of the check type. */
  params: Record<string, unknown>;
  applies_to: Array<'pptx' | 'docx' | (string & {})>;
  /** The organization's own text. It is added to every finding. */
  message: string | null;
  metadata: Metadata;
  /** Whether the rule is one of the default rules. */
  default: boolean;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** All brand rules. The list is not paged. */
export type BrandRuleList = {
  object: 'list';
  data: Array<BrandRule>;
  /** Always false. */
  has_more: boolean;
  url: string;
};

export type BrandRuleRequest = {
  /** The id of the existing rule that you send again or change. The rule keeps this id. Leave it out for a new rule. */
  id?: string | null | undefined;
  /** The check type, or one of its aliases. */
  type:
    | 'file.part_unreadable'
    | 'file.type_differs'
    | 'color.off_palette'
    | 'allowed_color'
    | 'forbidden_color'
    | 'color.hardcoded'
    | 'color.theme_palette'
    | 'color.transparency'
    | 'contrast.text'
    | 'font.unapproved'
    | 'allowed_font'
    | 'forbidden_font'
    | 'font.theme'
    | 'font.embedded'
    | 'font.substituted'
    | 'font.too_many'
    | 'font.size_min'
    | 'min_font_size'
    | 'font.size_max'
    | 'max_font_size'
    | 'font.size_allowed'
    | 'logo.missing'
    | 'logo.moved'
    | 'logo.resized'
    | 'logo.distorted'
    | 'logo.clear_space'
    | 'logo.overlap'
    | 'logo.wrong_version'
    | 'image.distorted'
    | 'image.low_dpi'
    | 'image.unapproved'
    | 'image.linked_external'
    | 'image.oversize'
    | 'layout.unknown_master'
    | 'layout.unknown_layout'
    | 'layout.template_version'
    | 'layout.unused_masters'
    | 'layout.deck_size'
    | 'placeholder.empty'
    | 'placeholder.moved'
    | 'placeholder.text_outside'
    | 'footer.missing'
    | 'required_footer'
    | 'footer.slide_number'
    | 'footer.date'
    | 'footer.confidentiality'
    | 'confidentiality_label'
    | 'required.text'
    | 'required.slide'
    | 'title.missing'
    | 'title.duplicate'
    | 'title.too_long'
    | 'max_title_length'
    | 'a11y.alt_text'
    | 'alt_text'
    | 'a11y.table_header'
    | 'a11y.merged_cells'
    | 'a11y.reading_order'
    | 'a11y.link_text'
    | 'shape.off_slide'
    | 'shape.overlap'
    | 'shape.tiny'
    | 'shape.outside_margin'
    | 'term.forbidden'
    | 'forbidden_term'
    | 'term.replace'
    | 'replace_term'
    | 'term.required'
    | 'required_term'
    | 'term.trademark'
    | 'trademark'
    | 'term.capitalization'
    | 'capitalization'
    | 'text.autofit_small'
    | 'text.double_spaces'
    | 'double_spaces'
    | 'text.repeated_word'
    | 'repeated_word'
    | 'text.punctuation'
    | 'straight_quotes'
    | 'double_hyphen'
    | 'exclamation'
    | 'text.pattern'
    | 'regex'
    | 'trailing_spaces'
    | 'sentence_length'
    | 'lang.wrong'
    | 'lang.mixed'
    | 'link.domain'
    | 'link.broken_syntax'
    | 'link.raw_url'
    | 'deck.animation'
    | 'deck.transition'
    | 'deck.media'
    | 'hidden.slide'
    | 'hidden.text'
    | 'notes.present'
    | 'comments.present'
    | 'changes.tracked'
    | 'metadata.personal'
    | 'security.macros'
    | 'security.external_link'
    | 'security.embedded_file'
    | 'docx.heading_style'
    | 'docx.heading_skip'
    | 'docx.direct_formatting'
    | 'docx.style_modified'
    | 'docx.margins'
    | 'docx.page_size'
    | 'docx.header_footer'
    | 'check.not_evaluable'
    | (string & {});
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'brand_rule' | (string & {}) | null | undefined;
  /** The name of the rule. Default: the name of the type. */
  name?: string | null | undefined;
  /** The severity of the rule. Default: the severity of the type. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | (string & {}) | null | undefined;
  /** Whether documents are checked against the rule. Default: true. */
  active?: boolean | null | undefined;
  /** What to look for: one term, or a list of alternatives. Types that name a colour or a font require it. */
  pattern?: string | Array<string> | null | undefined;
  /** The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and `$$` is a dollar sign. */
  replacement?: string | null | undefined;
  /** The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema that is named after the type, such as `TermForbiddenParams`. */
  params?: Record<string, unknown> | null | undefined;
  /** The types of documents that the rule applies to. Default: all types that the check judges. */
  applies_to?: Array<'pptx' | 'docx' | (string & {})> | null | undefined;
  /** Your own text. It is added to every finding. */
  message?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  auto_fixable?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  default?: boolean | null | undefined;
};

/** The brand rules were changed. The event contains all rules. If they are larger than 256 KiB, it contains only their URL. */
export type BrandRulesUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'brand.rules.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data:
    | {
        object: BrandRuleList;
      }
    | {
        object: {
          object: 'list';
          url: string;
        };
        /** Always true. */
        truncated: boolean;
      };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** Findings of a check were accepted, or are no longer accepted. There is one event for each request. It names at most 100 findings. */
export type BrandSuppressionsUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'brand.suppressions.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: SuppressionChange;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** What became of each asset of a bulk operation, in the order of the request. */
export type BulkResult = {
  results: Array<{
    id: string;
    status: 'succeeded' | 'failed' | (string & {});
    /** Why the operation was impossible for this asset, which stays as it was. Null if it succeeded. */
    error: {
      code: string;
      message: string;
    } | null;
  }>;
};

export type ChangeAssetsInBulkRequest = {
  /** What is done to each asset. */
  operation: 'move' | 'tag' | 'untag' | 'delete' | 'request_review' | (string & {});
  /** The ids of the assets, each once. */
  ids: Array<string>;
  /** For `move`: the new folder. Null: no folder. */
  folder?: string | null | undefined;
  /** For `tag` and `untag`: the tags. */
  tags?: Array<string> | null | undefined;
  /** For `request_review`: what the reviewer should know. */
  comment?: string | null | undefined;
};

/** A type of check: what rules of this type report, and the parameters that they accept. */
export type CheckType = {
  /** The same as `type`. */
  id: string;
  object: 'check_type';
  /** The dotted name of the type, as in rules and findings. */
  type: string;
  /** The name of a rule of this type that has no name of its own. */
  name: string;
  /** What rules of this type report. */
  summary: string;
  /** The severity of a rule that has no severity of its own. */
  severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
  /** The types of documents that the check judges. */
  formats: Array<'pptx' | 'docx' | (string & {})>;
  /** The surfaces that `params.surfaces` can limit a rule to. The list is empty if the check does not distinguish surfaces. */
  surfaces: Array<string>;
  /** The parameters that `params` of a rule accepts, as JSON Schema (draft 2020-12). The descriptions name the units. */
  parameters: Record<string, unknown>;
  /** The default values of the parameters, by the name of the parameter. */
  defaults: Record<string, unknown>;
  /** The members that a rule must have. A rule must have at least one member of each entry. In the name of a member, `[]` stands for every item of a list: each item must have at least one of the members. A rule without these members is refused, because it could report nothing. */
  needs: Array<Array<string>>;
  /** Whether a rule of this type must have a `pattern` (`required`), can have one (`optional`) or ignores it (`unused`). */
  pattern: 'required' | 'optional' | 'unused' | (string & {});
  /** Whether the service can fix findings of this type. */
  auto_fixable: boolean;
  /** Other names of the type. */
  aliases: Array<CheckTypeAlias>;
  /** A complete rule that PUT /brand_rules accepts. */
  example: Record<string, unknown>;
};

/** Another name of a check type. It can be the `type` of a rule. Most of these names need a `pattern`, which says what to look for. */
export type CheckTypeAlias = {
  type: string;
  /** The name of a rule of this type that has no name of its own. */
  name: string;
  /** Whether a rule of this type must have a `pattern` (`required`), can have one (`optional`) or ignores it (`unused`). */
  pattern: 'required' | 'optional' | 'unused' | (string & {});
  replacement_required: boolean;
  /** A complete rule that PUT /brand_rules accepts. */
  example: Record<string, unknown>;
};

/** All check types. The list is not paged. */
export type CheckTypeList = {
  object: 'list';
  data: Array<CheckType>;
  /** Always false. */
  has_more: boolean;
  url: string;
};

/** A deployment became the active one of its channel. Read it for its items. */
export type CmsDeploymentActivatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.deployment.activated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Deployment;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deployment was cancelled before its activation began. */
export type CmsDeploymentCancelledEvent = {
  id: string;
  object: 'event';
  type: 'cms.deployment.cancelled';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Deployment;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deployment was created. It will become active in the background. */
export type CmsDeploymentCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.deployment.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Deployment;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deployment could not become active. Nothing has changed for its channel. */
export type CmsDeploymentFailedEvent = {
  id: string;
  object: 'event';
  type: 'cms.deployment.failed';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Deployment;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A rollback took the place of the active deployment, which is taken back. */
export type CmsDeploymentRolledBackEvent = {
  id: string;
  object: 'event';
  type: 'cms.deployment.rolled_back';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Deployment;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A newer deployment took the place of the active one. */
export type CmsDeploymentSupersededEvent = {
  id: string;
  object: 'event';
  type: 'cms.deployment.superseded';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Deployment;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An icon was uploaded or imported. */
export type CmsIconCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Icon;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An icon was deleted together with its asset. Restoring the asset restores it. */
export type CmsIconDeletedEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Icon;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deleted icon was restored together with its asset. */
export type CmsIconRestoredEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon.restored';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Icon;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A set of icons was created. */
export type CmsIconSetCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon_set.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: IconSet;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A set of icons was deleted. Its icons have events of their own. */
export type CmsIconSetDeletedEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon_set.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: IconSet;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A set of icons was changed. `previous_attributes` contains the previous values of the changed fields. Icons that come and go have events of their own. */
export type CmsIconSetUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon_set.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: IconSet;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An icon was changed, or got another content. `previous_attributes` contains the previous values of the changed fields. */
export type CmsIconUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.icon.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Icon;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An asset was added to the library. */
export type CmsLibraryAssetCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_asset.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryAsset;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An asset was deleted. It can be restored for 30 days. */
export type CmsLibraryAssetDeletedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_asset.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryAsset;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deleted asset was restored. */
export type CmsLibraryAssetRestoredEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_asset.restored';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryAsset;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An asset was changed. `previous_attributes` contains the previous values of the changed fields. */
export type CmsLibraryAssetUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_asset.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryAsset;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An asset got a new version, which is now its content. */
export type CmsLibraryAssetVersionCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_asset.version_created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryAsset;
    version: AssetVersion;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A folder was added to the library. */
export type CmsLibraryFolderCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_folder.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryFolder;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A folder was deleted. The folders below it and the assets in them have events of their own. */
export type CmsLibraryFolderDeletedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_folder.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryFolder;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A folder was renamed or moved. `previous_attributes` contains the previous values of the changed fields. */
export type CmsLibraryFolderUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.library_folder.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: LibraryFolder;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A set of slides was created. */
export type CmsPptSetCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.ppt_set.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: PptSet;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A set was deleted with its asset, which can be restored for 30 days. Its slides stay. */
export type CmsPptSetDeletedEvent = {
  id: string;
  object: 'event';
  type: 'cms.ppt_set.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: PptSet;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deleted set was restored with its asset. */
export type CmsPptSetRestoredEvent = {
  id: string;
  object: 'event';
  type: 'cms.ppt_set.restored';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: PptSet;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A set was changed, or its presentation was composed again. `previous_attributes` contains the previous values of the changed fields. */
export type CmsPptSetUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.ppt_set.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: PptSet;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A version of an asset was approved. */
export type CmsReviewApprovedEvent = {
  id: string;
  object: 'event';
  type: 'cms.review.approved';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Review;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A pending review was cancelled, or an approval was withdrawn. */
export type CmsReviewCancelledEvent = {
  id: string;
  object: 'event';
  type: 'cms.review.cancelled';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Review;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** The review policy was changed. Approvals by versions before `accepted_from` are now stale. */
export type CmsReviewPolicyUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.review_policy.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: ReviewPolicy;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A version of an asset was rejected. */
export type CmsReviewRejectedEvent = {
  id: string;
  object: 'event';
  type: 'cms.review.rejected';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Review;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A review of an asset was requested. */
export type CmsReviewRequestedEvent = {
  id: string;
  object: 'event';
  type: 'cms.review.requested';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Review;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An asset got a new version after the review, which is about an earlier one. When the review policy is changed, approvals become stale without this event. */
export type CmsReviewStaleEvent = {
  id: string;
  object: 'event';
  type: 'cms.review.stale';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Review;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A slide was added to the library. */
export type CmsSlideAssetCreatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.slide_asset.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: SlideAsset;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A slide was deleted with its asset, which can be restored for 30 days. */
export type CmsSlideAssetDeletedEvent = {
  id: string;
  object: 'event';
  type: 'cms.slide_asset.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: SlideAsset;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A deleted slide was restored with its asset. */
export type CmsSlideAssetRestoredEvent = {
  id: string;
  object: 'event';
  type: 'cms.slide_asset.restored';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: SlideAsset;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A slide was changed, or its content was replaced. `previous_attributes` contains the previous values of the changed fields. */
export type CmsSlideAssetUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'cms.slide_asset.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: SlideAsset;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

export type CreateApiKeyRequest = {
  /** What the key is used for. */
  name: string;
  /** The kind of key. Default: `sk`, a secret key. `pk` is a publishable key. It must be created in live mode and can have only the scope `cms:read`. */
  prefix_type?: 'sk' | 'pk' | (string & {}) | null | undefined;
  /** The scopes of the key. The caller must have each of them. */
  scopes: Array<Scope>;
  /** The IP address blocks (CIDR) that the key can be used from. If you leave it out or send an empty list, every address is allowed. */
  allowed_ips?: Array<string> | null | undefined;
  /** The time from which the key is refused. It must be in the future and have a UTC offset. If you leave it out, the key does not expire. A time in ISO 8601. */
  expires_at?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type CreateBrandPaletteRequest = {
  name: string;
  /** The colours of the palette, at most 100. */
  colors: Array<PaletteColorRequest>;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'brand_palette' | (string & {}) | null | undefined;
  /** The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity. */
  role?: 'primary' | 'secondary' | 'chart' | 'neutral' | 'legacy' | (string & {}) | null | undefined;
  /** The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to 9007199254740991. */
  sort_order?: number | null | undefined;
  /** Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true. */
  allow_brand_shades?: boolean | null | undefined;
  /** The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2. From 0 to 100. */
  tolerance?: number | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type CreateBrandRuleRequest = {
  /** The check type, or one of its aliases. */
  type:
    | 'file.part_unreadable'
    | 'file.type_differs'
    | 'color.off_palette'
    | 'allowed_color'
    | 'forbidden_color'
    | 'color.hardcoded'
    | 'color.theme_palette'
    | 'color.transparency'
    | 'contrast.text'
    | 'font.unapproved'
    | 'allowed_font'
    | 'forbidden_font'
    | 'font.theme'
    | 'font.embedded'
    | 'font.substituted'
    | 'font.too_many'
    | 'font.size_min'
    | 'min_font_size'
    | 'font.size_max'
    | 'max_font_size'
    | 'font.size_allowed'
    | 'logo.missing'
    | 'logo.moved'
    | 'logo.resized'
    | 'logo.distorted'
    | 'logo.clear_space'
    | 'logo.overlap'
    | 'logo.wrong_version'
    | 'image.distorted'
    | 'image.low_dpi'
    | 'image.unapproved'
    | 'image.linked_external'
    | 'image.oversize'
    | 'layout.unknown_master'
    | 'layout.unknown_layout'
    | 'layout.template_version'
    | 'layout.unused_masters'
    | 'layout.deck_size'
    | 'placeholder.empty'
    | 'placeholder.moved'
    | 'placeholder.text_outside'
    | 'footer.missing'
    | 'required_footer'
    | 'footer.slide_number'
    | 'footer.date'
    | 'footer.confidentiality'
    | 'confidentiality_label'
    | 'required.text'
    | 'required.slide'
    | 'title.missing'
    | 'title.duplicate'
    | 'title.too_long'
    | 'max_title_length'
    | 'a11y.alt_text'
    | 'alt_text'
    | 'a11y.table_header'
    | 'a11y.merged_cells'
    | 'a11y.reading_order'
    | 'a11y.link_text'
    | 'shape.off_slide'
    | 'shape.overlap'
    | 'shape.tiny'
    | 'shape.outside_margin'
    | 'term.forbidden'
    | 'forbidden_term'
    | 'term.replace'
    | 'replace_term'
    | 'term.required'
    | 'required_term'
    | 'term.trademark'
    | 'trademark'
    | 'term.capitalization'
    | 'capitalization'
    | 'text.autofit_small'
    | 'text.double_spaces'
    | 'double_spaces'
    | 'text.repeated_word'
    | 'repeated_word'
    | 'text.punctuation'
    | 'straight_quotes'
    | 'double_hyphen'
    | 'exclamation'
    | 'text.pattern'
    | 'regex'
    | 'trailing_spaces'
    | 'sentence_length'
    | 'lang.wrong'
    | 'lang.mixed'
    | 'link.domain'
    | 'link.broken_syntax'
    | 'link.raw_url'
    | 'deck.animation'
    | 'deck.transition'
    | 'deck.media'
    | 'hidden.slide'
    | 'hidden.text'
    | 'notes.present'
    | 'comments.present'
    | 'changes.tracked'
    | 'metadata.personal'
    | 'security.macros'
    | 'security.external_link'
    | 'security.embedded_file'
    | 'docx.heading_style'
    | 'docx.heading_skip'
    | 'docx.direct_formatting'
    | 'docx.style_modified'
    | 'docx.margins'
    | 'docx.page_size'
    | 'docx.header_footer'
    | 'check.not_evaluable'
    | (string & {});
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'brand_rule' | (string & {}) | null | undefined;
  /** The name of the rule. Default: the name of the type. */
  name?: string | null | undefined;
  /** The severity of the rule. Default: the severity of the type. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | (string & {}) | null | undefined;
  /** Whether documents are checked against the rule. Default: true. */
  active?: boolean | null | undefined;
  /** What to look for: one term, or a list of alternatives. Types that name a colour or a font require it. */
  pattern?: string | Array<string> | null | undefined;
  /** The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and `$$` is a dollar sign. */
  replacement?: string | null | undefined;
  /** The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema that is named after the type, such as `TermForbiddenParams`. */
  params?: Record<string, unknown> | null | undefined;
  /** The types of documents that the rule applies to. Default: all types that the check judges. */
  applies_to?: Array<'pptx' | 'docx' | (string & {})> | null | undefined;
  /** Your own text. It is added to every finding. */
  message?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  auto_fixable?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  default?: boolean | null | undefined;
};

export type CreateDeploymentRequest = {
  /** Where the content goes. You choose the names of your channels. */
  channel: string;
  /** What is deployed: 1 to 1,000 records, each once. Their present content is pinned. */
  items: Array<DeploymentItemRequest>;
  /** When the activation begins, within a year. By default at once. A time in ISO 8601. */
  scheduled_at?: string | null | undefined;
  /** What people should know about it. */
  notes?: string | null | undefined;
  /** The deployment of the channel that you expect to be active, both now and when this one becomes active. Null: none. If you leave it out, nothing is checked. */
  expected_active?: string | null | undefined;
};

export type CreateFontRequest = {
  /** The name of the font. It is required, unless you send a file that names it. */
  name?: string | null | undefined;
  /** The name of the file, if it is sent in a form. */
  filename?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'font' | (string & {}) | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  content_type?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  size_bytes?: number | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  sha256?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  embeddable?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  uploaded_by?: string | null | undefined;
  /** The name of the typeface in documents. Default: `name`. */
  family?: string | null | undefined;
  /** The style of the font. Default: `normal`. */
  style?: 'normal' | 'italic' | (string & {}) | null | undefined;
  /** The weight of the font. Default: 400 (regular). From 1 to 1000. */
  weight?: number | null | undefined;
  /** What the font is used for. Default: `any`. */
  roles?: Array<'heading' | 'body' | 'any' | (string & {})> | null | undefined;
  /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all. */
  scripts?: Array<'latin' | 'ea' | 'cs' | (string & {})> | null | undefined;
  /** The fonts to use if this font is missing, best first. */
  fallbacks?: Array<string> | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type CreateIconRequest = {
  /** A file that was uploaded before. In a form, send the file itself. */
  file?: string | null | undefined;
  /** The name of the file, if it is sent in a form. */
  filename?: string | null | undefined;
  /** The set to which the icon is added. */
  set: string;
  /** The name of the icon. */
  name?: string | null | undefined;
  /** A short name, which no other icon of the set has. */
  slug?: string | null | undefined;
  /** Words by which the icon is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The colour in which the icon is served. Null: its own colours. */
  color?: string | null | undefined;
  /** The first colour of the gradient in which the icon is served. It wins over `color`. */
  gradient_start?: string | null | undefined;
  /** The last colour of the gradient. */
  gradient_end?: string | null | undefined;
  /** The direction of the gradient in degrees, clockwise. Default: 0, from left to right. From 0 to 360. */
  gradient_angle?: number | null | undefined;
};

export type CreateIconSetRequest = {
  /** The name of the set. */
  name: string;
  /** A short name, which no other set has, such as `outline-icons`. */
  slug?: string | null | undefined;
  /** What the icons are for. */
  description?: string | null | undefined;
  /** The style in your words. */
  style?: string | null | undefined;
  /** Under which terms the icons may be used. */
  licence?: string | null | undefined;
};

export type CreateLibraryAssetRequest = {
  /** A file that was uploaded before. In a form, send the file itself. */
  file?: string | null | undefined;
  /** The name of the file, if it is sent in a form. */
  filename?: string | null | undefined;
  /** What the asset shows or is for. */
  description?: string | null | undefined;
  /** Words by which the asset is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The folder of the asset. Null: no folder. */
  folder?: string | null | undefined;
  /** The name of the asset. */
  name?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** From when the asset may be used. Null: without a beginning. A time in ISO 8601. */
  available_from?: string | null | undefined;
  /** Until when the asset may be used. Null: without an end. A time in ISO 8601. */
  available_until?: string | null | undefined;
};

export type CreateLibraryFolderRequest = {
  name: string;
  /** The folder in which it is created. Default: at the top. */
  parent_id?: string | null | undefined;
};

export type CreateOAuthApplicationRequest = {
  /** The name of the program. */
  name: string;
  /** What the program is used for. */
  description?: string | null | undefined;
  /** All scopes that its tokens can have. The caller must have each of them. */
  requested_scopes: Array<Scope>;
  /** The lifetime of a token in seconds. Default: 3,600 (one hour). From 300 to 86400. */
  token_lifetime?: number | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type CreatePptSetRequest = {
  /** The name of the set. */
  name: string;
  /** Default: `deck`. It cannot be changed. */
  kind?: 'template' | 'deck' | 'snippet' | (string & {}) | null | undefined;
  /** The slides in their order, 1 to 300, each once. */
  slides: Array<SetSlideRequest>;
  /** A PowerPoint file of the library whose size and defaults the set has. Default: those of the first slide. */
  template?: string | null | undefined;
  /** What the asset shows or is for. */
  description?: string | null | undefined;
  /** Words by which the asset is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The folder of the asset. Null: no folder. */
  folder?: string | null | undefined;
};

export type CreateSlideRequest = {
  /** A file that was uploaded before. In a form, send the file itself. */
  file?: string | null | undefined;
  /** The name of the file, if it is sent in a form. */
  filename?: string | null | undefined;
  /** What the asset shows or is for. */
  description?: string | null | undefined;
  /** Words by which the asset is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The folder of the asset. Null: no folder. */
  folder?: string | null | undefined;
  /** The name of the asset. */
  name?: string | null | undefined;
};

export type CreateWebhookEndpointRequest = {
  /** The URL that events are delivered to. It must use https, or http in test mode. Its address must be public. It must not contain credentials or a fragment. */
  url: string;
  /** The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types. */
  enabled_events: Array<string>;
  /** What the endpoint is used for. */
  description?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** The dated version of the API that the delivered events follow. Null: the version in which each event was recorded. */
  api_version?: string | null | undefined;
  /** The number of requests that may be in flight to the endpoint at the same time; 1 sends one after the other. Null: the service adapts it to how the endpoint responds. From 1 to 256. */
  max_in_flight?: number | null | undefined;
};

/** An API key with its secret. The secret is shown in this response only. */
export type CreatedApiKey = {
  id: string;
  object: 'api_key';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  name: string;
  /** `sk`: a secret key. `pk`: a publishable key. */
  prefix_type: 'sk' | 'pk' | (string & {});
  mode: 'live' | 'test' | (string & {});
  /** The last four characters of the secret. */
  last_four: string;
  scopes: Array<Scope>;
  /** The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed. */
  allowed_ips: Array<string>;
  /** The dated version of the API that the key is pinned to. */
  api_version: string;
  /** A time in ISO 8601. */
  expires_at: string | null;
  /** The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601. */
  last_used_at: string | null;
  /** A time in ISO 8601. */
  revoked_at: string | null;
  /** The key that this key replaced. Null if it replaced none. */
  rotated_from: string | null;
  /** The time at which the key ends because another key replaced it. Null if no key replaced it. A time in ISO 8601. */
  retires_at: string | null;
  metadata: Metadata;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
  secret: string;
};

/** An OAuth application with its client secret. The secret is shown in this response only. */
export type CreatedOAuthApplication = {
  id: string;
  object: 'oauth_application';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  name: string;
  description: string | null;
  /** The id that the program sends to the token endpoint. */
  client_id: string;
  client_secret_last_four: string;
  /** The secrets of the application, newest first. At most two are valid at the same time. */
  secrets: Array<{
    last_four: string;
    /** A time in ISO 8601. */
    created: string;
    /** The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601. */
    last_used_at: string | null;
    /** The time at which the secret ends because a newer one exists. Null if it has no end. A time in ISO 8601. */
    retires_at: string | null;
    /** Whether the secret is presumably no longer in use. This is so if the newest secret was used more than a token lifetime after the last use of this one. */
    safe_to_retire: boolean;
  }>;
  /** All scopes that its tokens can have. */
  requested_scopes: Array<Scope>;
  /** The lifetime of a token in seconds. From 300 to 86400. */
  token_lifetime: number;
  status: 'active' | 'disabled' | (string & {});
  /** The dated version of the API that its tokens are pinned to. */
  api_version: string;
  metadata: Metadata;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
  client_secret: string;
};

/** A webhook endpoint with its signing secret. The secret is shown in this response only. */
export type CreatedWebhookEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  /** The URL that events are delivered to. */
  url: string;
  description: string;
  /** The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types. */
  enabled_events: Array<string>;
  status: 'enabled' | 'disabled' | (string & {});
  /** Why the endpoint is disabled. `manual`: a request disabled it. `gone`: it responded with 410. `failing`: every attempt failed for five days. Null: it is not disabled. */
  disabled_reason: 'manual' | 'gone' | 'failing' | (string & {}) | null;
  /** The time since which every attempt has failed. Null after a success. A time in ISO 8601. */
  failing_since: string | null;
  /** The number of events that the endpoint wanted while it was disabled, and of which it has no delivery. A replay of `all` creates these deliveries. */
  missed_events: number;
  /** None of the missed events was created before this time. It can be `since` of a replay. Null: nothing was missed. A time in ISO 8601. */
  missed_since: string | null;
  /** The dated version of the API that the delivered events follow. Null: the version in which each event was recorded. */
  api_version: string | null;
  /** The number of requests that may be in flight to the endpoint at the same time. Null: the service adapts it to how the endpoint responds. From 1 to 256. */
  max_in_flight: number | null;
  signing_secret_last_four: string;
  /** The secret that signs, and the newest ten older ones that sign beside it or stopped signing within the last day, newest first. At most two sign at a time. */
  secrets: Array<{
    last_four: string;
    /** A time in ISO 8601. */
    created: string;
    /** The time at which the secret stops signing. Null if it has no end. A time in ISO 8601. */
    retires_at: string | null;
  }>;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  metadata: Metadata;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
  signing_secret: string;
};

export type DecideReviewRequest = {
  /** The `content_hash` of the asset as you have seen it. If the content is another one, nothing is decided. */
  content_hash: string;
  /** The reasons for the decision. */
  comment?: string | null | undefined;
};

/** The check whose document was deleted. */
export type DeletedBrandCheckDocument = {
  id: string;
  object: 'brand_check_document';
  /** Always true. */
  deleted: boolean;
};

/** A palette that was deleted, with its colours. */
export type DeletedBrandPalette = {
  id: string;
  object: 'brand_palette';
  /** Always true. */
  deleted: boolean;
};

/** A brand rule that was deleted. */
export type DeletedBrandRule = {
  id: string;
  object: 'brand_rule';
  /** Always true. */
  deleted: boolean;
};

/** A font that was deleted. */
export type DeletedFont = {
  id: string;
  object: 'font';
  /** Always true. */
  deleted: boolean;
};

/** An icon that was deleted. Restoring its asset restores it. */
export type DeletedIcon = {
  id: string;
  object: 'icon';
  /** Always true. */
  deleted: boolean;
};

/** A set of icons that was deleted. */
export type DeletedIconSet = {
  id: string;
  object: 'icon_set';
  /** Always true. */
  deleted: boolean;
};

/** An asset that was deleted. It can be restored for 30 days. */
export type DeletedLibraryAsset = {
  id: string;
  object: 'library_asset';
  /** Always true. */
  deleted: boolean;
};

/** A folder that was deleted. */
export type DeletedLibraryFolder = {
  id: string;
  /** Always true. */
  deleted: boolean;
};

/** A membership that was deleted. */
export type DeletedMembership = {
  id: string;
  object: 'membership';
  /** Always true. */
  deleted: boolean;
};

/** A set that was deleted. Its library asset can be restored for 30 days. */
export type DeletedPptSet = {
  id: string;
  object: 'ppt_set';
  /** Always true. */
  deleted: boolean;
};

/** A slide that was deleted. Its library asset can be restored for 30 days. */
export type DeletedSlideAsset = {
  id: string;
  object: 'slide_asset';
  /** Always true. */
  deleted: boolean;
};

/** A finding that is no longer accepted. */
export type DeletedSuppression = {
  /** The id of the finding. */
  id: string;
  object: 'suppression';
  /** Always true. */
  deleted: boolean;
};

/** A webhook endpoint that was deleted. */
export type DeletedWebhookEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  /** Always true. */
  deleted: boolean;
};

/** A release of content to a channel. Its items never change. */
export type Deployment = {
  id: string;
  object: 'deployment';
  /** Where the content goes. A channel has at most one active deployment. */
  channel: string;
  /** `superseded`: a newer deployment took its place. `rolled_back`: a rollback did. A deployment that has ended is kept for 90 days. */
  status:
    | 'scheduled'
    | 'queued'
    | 'validating'
    | 'publishing'
    | 'active'
    | 'superseded'
    | 'failed'
    | 'cancelled'
    | 'rolled_back'
    | (string & {});
  manifest: {
    /** In the order of the request. Null in lists and in events. */
    items: Array<DeploymentItem> | null;
    /** The SHA-256 of the manifest in hexadecimal digits: of one line `kind id version content_hash` for each item, with single spaces and a line feed at its end, the lines sorted by their bytes. */
    sha256: string;
  };
  item_count: number;
  notes: string;
  /** The deployment whose place it took when it became active. */
  supersedes: string | null;
  /** The deployment that took its place. */
  superseded_by: string | null;
  /** For a rollback: the earlier deployment whose manifest it restores. */
  source_deployment: string | null;
  /** When its activation begins. Null: at once. A time in ISO 8601. */
  scheduled_at: string | null;
  /** A time in ISO 8601. */
  activated_at: string | null;
  /** When it was superseded, rolled back or cancelled, or failed. A time in ISO 8601. */
  completed_at: string | null;
  /** Why it failed. Null unless it is `failed`. */
  failure: {
    /** `items_not_releasable`: some items may not be released. `active_changed`: another deployment was active than `expected_active`. `interrupted`: the service could not finish the activation. */
    code: 'items_not_releasable' | 'active_changed' | 'interrupted' | (string & {});
    /** What went wrong, for people. */
    message: string;
    /** What prevented it: the first ten items, or slides of sets. */
    items: Array<{
      kind: 'library_asset' | 'icon' | 'slide_asset' | 'ppt_set' | (string & {});
      /** The id of the record. */
      id: string;
      /** The name of the record. Null if it is not known. */
      name: string | null;
      /** `content_changed`: the record has another content by now. `content_missing`: the bytes are gone. `not_yet_available`: `available_from` is in the future. `not_current`: a slide of the set has another content by now; see `is_current` of the set. The last six are those of `approval_status`. */
      reason:
        | 'missing'
        | 'deleted'
        | 'content_changed'
        | 'content_missing'
        | 'not_yet_available'
        | 'not_current'
        | 'pending'
        | 'rejected'
        | 'stale'
        | 'expired'
        | 'withdrawn'
        | 'cancelled'
        | (string & {});
      /** The slide of the set that prevents it. Null if the record itself does. */
      slide: string | null;
    }>;
    /** The number of all items that prevented it. */
    item_count: number;
  } | null;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** How the items of a deployment differ from those of another one. */
export type DeploymentDiff = {
  id: string;
  object: 'deployment_diff';
  deployment: string;
  /** The deployment with which it was compared. Null if there is none: all items are added then. */
  against: string | null;
  added: Array<DeploymentItem>;
  removed: Array<DeploymentItem>;
  /** The records of which both have an item, with different content. */
  changed: Array<{
    kind: 'library_asset' | 'icon' | 'slide_asset' | 'ppt_set' | (string & {});
    /** The id of the record. */
    id: string;
    before: {
      version: number;
      /** The SHA-256 of the content, in hexadecimal digits. */
      content_hash: string;
    };
    after: {
      version: number;
      /** The SHA-256 of the content, in hexadecimal digits. */
      content_hash: string;
    };
  }>;
  unchanged_count: number;
};

/** The content of one record as it was when the deployment was created. */
export type DeploymentItem = {
  kind: 'library_asset' | 'icon' | 'slide_asset' | 'ppt_set' | (string & {});
  /** The id of the record. */
  id: string;
  /** The number of the version. */
  version: number;
  /** The SHA-256 of the content, in hexadecimal digits. */
  content_hash: string;
  filename: string;
  /** The media type of the content. */
  content_type: string;
  /** A link to the content, which anybody can open for about an hour while the deployment is active. Null unless you asked for links. */
  open_url: string | null;
};

export type DeploymentItemRequest = {
  /** The kind of the record. Icons, slides and sets of slides are library assets, too. */
  kind: 'library_asset' | 'icon' | 'slide_asset' | 'ppt_set' | (string & {});
  /** The id of the record. */
  id: string;
};

/** One page of a list. */
export type DeploymentList = {
  object: 'list';
  data: Array<Deployment>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** The reason why a request was refused or failed. */
export type ErrorBody = {
  error: {
    type:
      | 'invalid_request_error'
      | 'authentication_error'
      | 'permission_error'
      | 'idempotency_error'
      | 'rate_limit_error'
      | 'api_error'
      | (string & {});
    /** The same as `type`. */
    kind:
      | 'invalid_request_error'
      | 'authentication_error'
      | 'permission_error'
      | 'idempotency_error'
      | 'rate_limit_error'
      | 'api_error'
      | (string & {});
    /** The reason as a code. Programs should use this field. */
    code:
      | 'account_mismatch'
      | 'active_changed'
      | 'api_version_unknown'
      | 'archive_too_large'
      | 'body_invalid_json'
      | 'body_too_large'
      | 'check_interrupted'
      | 'concurrency_limited'
      | 'content_changed'
      | 'content_type_mismatch'
      | 'credentials_expired'
      | 'credentials_invalid'
      | 'credentials_missing'
      | 'cursor_invalid'
      | 'document_not_kept'
      | 'document_signed'
      | 'draft_not_applicable'
      | 'dtd_forbidden'
      | 'file_corrupt'
      | 'file_empty'
      | 'file_encrypted'
      | 'file_too_complex'
      | 'file_too_large'
      | 'font_invalid'
      | 'four_eyes_required'
      | 'headers_too_large'
      | 'idempotency_key_in_use'
      | 'idempotency_key_invalid'
      | 'idempotency_key_reused'
      | 'insufficient_scope'
      | 'internal_error'
      | 'invalid_base64'
      | 'invalid_client'
      | 'invalid_request'
      | 'invalid_scope'
      | 'ip_not_allowed'
      | 'job_crashed'
      | 'last_owner'
      | 'limit_delegation_forbidden'
      | 'limit_out_of_range'
      | 'link_expired'
      | 'livemode_required'
      | 'method_not_allowed'
      | 'not_acceptable'
      | 'not_ooxml'
      | 'organization_suspended'
      | 'origin_forbidden'
      | 'owner_required'
      | 'parameter_invalid'
      | 'parameter_missing'
      | 'parameter_unknown'
      | 'password_missing'
      | 'password_wrong'
      | 'precondition_failed'
      | 'publishable_key_forbidden'
      | 'range_not_satisfiable'
      | 'rate_limited'
      | 'resource_conflict'
      | 'resource_missing'
      | 'route_missing'
      | 'scope_delegation_forbidden'
      | 'session_changed'
      | 'session_required'
      | 'session_restricted'
      | 'sign_in_failed'
      | 'sign_in_link_invalid'
      | 'sign_in_to_join'
      | 'slide_count_invalid'
      | 'slides_incompatible'
      | 'step_up_required'
      | 'svg_unsafe'
      | 'timeout'
      | 'too_many_failures'
      | 'unauthorized_client'
      | 'unavailable'
      | 'unsupported_format'
      | 'unsupported_grant_type'
      | 'unsupported_media_type'
      | 'uri_too_long'
      | 'user_token_required'
      | 'xml_too_complex'
      | (string & {});
    /** An explanation for developers. It says what to do. */
    message: string;
    /** The parameter that caused the error, as you wrote it: `limit`, `data[2].hex`. */
    param: string | null;
    /** The id of the request. Quote it when you report the error. */
    request_id: string;
    /** The page that explains the code. Null for codes of RFC 6749 that no endpoint of this API uses. */
    doc_url: string | null;
    /** All problems, if several parameters are wrong. */
    errors?: Array<Problem> | undefined;
    /** The scopes that the endpoint accepts. One of them is enough. */
    required_scopes?: Array<string> | undefined;
    /** The id of the stored check of a document that could not be judged. */
    brand_check?: string | undefined;
    /** The part of the document that caused the error. */
    part?: string | undefined;
    /** The slides that caused the error. */
    slides?: Array<string> | undefined;
  };
};

/** Something that happened in an organization in one mode. An event never changes and never contains a secret. */
export type LiveryEvent = {
  id: string;
  object: 'event';
  /** The dotted name of the event type: area, resource, and what happened. */
  type: string;
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  /** `object` is the resource as its GET returns it, or a reference to the resource. The event type determines which of the two it is. */
  data: Record<string, unknown>;
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** One page of a list. */
export type LiveryEventList = {
  object: 'list';
  data: Array<LiveryEvent>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** A type of event. */
export type EventType = {
  /** The name of the event type. */
  id: string;
  object: 'event_type';
  /** The `type` of events of this type. */
  name: string;
  description: string;
  /** The JSON Schema (draft 2020-12) of `data`. */
  schema: Record<string, unknown>;
  /** An example of `data`. */
  example: Record<string, unknown>;
};

/** One page of a list. */
export type EventTypeList = {
  object: 'list';
  data: Array<EventType>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** An uploaded file. Assets are made of files. */
export type StoredFile = {
  id: string;
  object: 'file';
  filename: string;
  /** The media type that was found in the content. What the client said is not trusted. */
  content_type: string;
  size_bytes: number;
  /** The SHA-256 of the content, in hexadecimal digits. */
  sha256: string;
  /** A link to the content, which anybody can open. It is valid for about an hour. */
  url: string;
  /** When the file is deleted, unless an asset is made of it before. Null if it belongs to an asset. A time in ISO 8601. */
  expires_at: string | null;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
};

export type FileForm = {
  /** The file, of at most 200 MiB. */
  file: string;
  /** The name of the file. If you leave it out, the name in the form's part is used. */
  filename?: string | undefined;
};

/** Which files have to be uploaded. */
export type FilePrecheck = {
  /** The hashes that are the content of no version of an asset, or whose content is missing. */
  missing: Array<string>;
};

/** One deviation from the brand with all its occurrences. Fields with a single value describe the first occurrence. Indexes begin at 0. */
export type Finding = {
  /** The id of the finding. The same defect has the same id in two versions of a document. */
  id: string;
  /** The check type in its dotted form. */
  type: string;
  severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
  /** A short description in one line. Equal findings have the same title. */
  title: string;
  /** The value, the nearest allowed value, where the value comes from, and where to fix it. */
  detail: string;
  auto_fixable: boolean;
  slide_index: number | null;
  shape_index: number | null;
  /** The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs of the body, including those of tables and text boxes. It is null in headers, footers and notes. */
  paragraph_index: number | null;
  /** The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored. Null if Word stored none. */
  page_number: number | null;
  page_numbers: Array<number>;
  paragraph_indexes: Array<number>;
  /** Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others. */
  source: string;
  /** The visible colour. */
  actual_color: string | null;
  /** What has the colour: `text`, `fill` and others. */
  color_surface: string | null;
  /** The locations of at most 200 occurrences. If there are more, one more entry says how many. */
  locations: Array<string>;
  /** How often the deviation occurs, also where `locations` does not list all occurrences. */
  occurrences: number;
  /** How many of the occurrences are new: in a check those since the finding was accepted, in `new` of a comparison those that the base does not have. Null if the finding was not accepted before. */
  new_occurrences: number | null;
};

export type FixBrandCheckRequest = {
  /** The ids of the findings that are fixed. If you leave them out, all findings are fixed whose `auto_fixable` is true and that were not accepted, except by removals. */
  finding_ids?: Array<string> | null | undefined;
  /** What is fixed beside the values: `removals` also removes hidden slides, notes, comments, personal data, macros and embedded files that a rule forbids. Without it, only what `finding_ids` names is removed. */
  include?: Array<'removals' | (string & {})> | null | undefined;
  /** Where a value is changed: where it is set for all its uses, such as a layout, a style or the theme (`cause`), or at each place that the finding names (`location`). Default: `"cause"`. */
  at?: 'cause' | 'location' | (string & {}) | null | undefined;
  /** Whether the fix is only tried: nothing is stored, and `id`, `brand_check` and `file` are null. Default: `false`. */
  dry_run?: boolean | null | undefined;
  /** Whether digital signatures are removed. They would be invalid after any change. Default: `false`. */
  drop_signatures?: boolean | null | undefined;
};

/** An approved font. `filename`, `content_type`, `size_bytes`, `sha256` and `embeddable` are null if the font was registered by name alone. */
export type Font = {
  id: string;
  object: 'font';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  name: string;
  /** The name of the typeface in documents. */
  family: string;
  style: 'normal' | 'italic' | (string & {});
  /** The weight of the font. 400 is regular. From 1 to 1000. */
  weight: number;
  filename: string | null;
  content_type: string | null;
  size_bytes: number | null;
  sha256: string | null;
  /** Whether the embedding rights in the file allow embedding. Null if it has none. */
  embeddable: boolean | null;
  roles: Array<'heading' | 'body' | 'any' | (string & {})>;
  /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). */
  scripts: Array<'latin' | 'ea' | 'cs' | (string & {})>;
  fallbacks: Array<string>;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  uploaded_by: string | null;
  metadata: Metadata;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type FontList = {
  object: 'list';
  data: Array<Font>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type FontRequest = {
  /** The name of the font. */
  name: string;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'font' | (string & {}) | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  content_type?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  size_bytes?: number | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  sha256?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  embeddable?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  uploaded_by?: string | null | undefined;
  /** The name of the typeface in documents. Default: `name`. */
  family?: string | null | undefined;
  /** The style of the font. Default: `normal`. */
  style?: 'normal' | 'italic' | (string & {}) | null | undefined;
  /** The weight of the font. Default: 400 (regular). From 1 to 1000. */
  weight?: number | null | undefined;
  /** What the font is used for. Default: `any`. */
  roles?: Array<'heading' | 'body' | 'any' | (string & {})> | null | undefined;
  /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all. */
  scripts?: Array<'latin' | 'ea' | 'cs' | (string & {})> | null | undefined;
  /** The fonts to use if this font is missing, best first. */
  fallbacks?: Array<string> | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  id?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  filename?: string | null | undefined;
};

/** What applying the draft changes in the guideline in force. For an applied draft, what it has changed. */
export type GuidelineDiff = {
  rules: {
    added: Array<{
      /** The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`. */
      type: string;
      name: string;
      applies_to: Array<'pptx' | 'docx' | (string & {})>;
    }>;
    removed: Array<{
      /** The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`. */
      type: string;
      name: string;
      applies_to: Array<'pptx' | 'docx' | (string & {})>;
    }>;
    changed: Array<{
      /** The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`. */
      type: string;
      name: string;
      applies_to: Array<'pptx' | 'docx' | (string & {})>;
    }>;
  };
  palettes: {
    added: Array<{
      name: string;
    }>;
    removed: Array<{
      name: string;
    }>;
    changed: Array<{
      name: string;
    }>;
  };
  colors: {
    added: Array<{
      palette: string;
      name: string;
      hex: string;
    }>;
    removed: Array<{
      palette: string;
      name: string;
      hex: string;
    }>;
    changed: Array<{
      palette: string;
      name: string;
      hex: string;
    }>;
  };
  fonts: {
    added: Array<{
      name: string;
      /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). */
      scripts: Array<'latin' | 'ea' | 'cs' | (string & {})>;
    }>;
    removed: Array<{
      name: string;
      /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). */
      scripts: Array<'latin' | 'ea' | 'cs' | (string & {})>;
    }>;
    changed: Array<{
      name: string;
      /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). */
      scripts: Array<'latin' | 'ea' | 'cs' | (string & {})>;
    }>;
  };
  /** The settings of the palettes that change. */
  settings: Array<'allow_neutral_greys' | 'allow_black_and_white' | (string & {})>;
};

/** A guideline that was learnt from a template. Rules, palettes and fonts are in the form in which they are written, so that you can also change them and send them to the endpoints of each. */
export type GuidelineDraft = {
  id: string;
  object: 'guideline_draft';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  source: {
    filename: string | null;
    content_type: 'pptx' | 'docx' | (string & {});
    size_bytes: number;
    content_sha256: string;
  };
  rules: Array<{
    /** The check type, or one of its aliases, as it was sent. `required_slide` is answered as `required.slide`. */
    type: string;
    name: string;
    severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
    active: boolean;
    /** What the rule looks for: one term, or a list of alternatives. */
    pattern: string | Array<string> | null;
    replacement: string | null;
    /** The parameters of the check type. */
    params: Record<string, unknown>;
    applies_to: Array<'pptx' | 'docx' | (string & {})>;
    /** The organization's own text. It is added to every finding. */
    message: string | null;
  }>;
  palettes: Array<{
    name: string;
    /** Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity. */
    role: 'primary' | 'secondary' | 'chart' | 'neutral' | 'legacy' | (string & {});
    sort_order: number;
    /** Whether shades and tints of theme colours are accepted if the palette contains the theme colour. */
    allow_brand_shades: boolean;
    /** The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. */
    tolerance: number;
    colors: Array<{
      name: string;
      hex: string;
    }>;
  }>;
  settings: {
    allow_neutral_greys: boolean;
    allow_black_and_white: boolean;
  };
  fonts: Array<{
    name: string;
    /** The name of the typeface in documents. */
    family: string;
    style: 'normal' | 'italic' | (string & {});
    /** The weight of the font. 400 is regular. From 1 to 1000. */
    weight: number;
    roles: Array<'heading' | 'body' | 'any' | (string & {})>;
    /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). */
    scripts: Array<'latin' | 'ea' | 'cs' | (string & {})>;
    fallbacks: Array<string>;
  }>;
  evidence: Array<{
    /** The path of the value in this record: `palettes[0].colors[3]`, `rules[2].params.min_pt`. */
    path: string;
    /** `high` if a theme says it, or at least three places; `low` if only one place does. */
    confidence: 'high' | 'medium' | 'low' | (string & {});
    /** How often the template uses the value. */
    seen: number;
    /** Where the template says it, of very many places the first 10. */
    locations: Array<string>;
  }>;
  /** What the template does against itself. Such colours, fonts and sizes are accepted by the draft. */
  warnings: Array<{
    /** The type of the check, or `template`. */
    type: string;
    message: string;
    /** Where the template says it, of very many places the first 10. */
    locations: Array<string>;
  }>;
  /** How many findings on colours, fonts, sizes and layouts the template itself has by the draft. The draft can be applied only if there are none. */
  open_findings: number;
  diff: GuidelineDiff;
  /** When the draft was applied. A time in ISO 8601. */
  applied_at: string | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** When the draft is deleted: 30 days after it was learnt. A time in ISO 8601. */
  expires_at: string;
};

/** An icon. It is an asset of the library, too: the ids of both have the same characters after the prefix. */
export type Icon = {
  id: string;
  object: 'icon';
  organization: string;
  /** The icon as an asset of the library. */
  asset: string;
  /** The set of the icon. Null if the set was deleted before the icon was restored. */
  set: string | null;
  name: string;
  /** A short name, which no other icon of the set has. */
  slug: string;
  filename: string;
  tags: Array<string>;
  /** The part of the plane that is shown: x, y, width and height. */
  view_box: string;
  /** The colour in which the icon is served: `currentColor`, `#RRGGBB` or, with an opacity, `#RRGGBBAA`. Null: its own colours. */
  color: string | null;
  /** The first colour of the gradient in which the icon is served. */
  gradient_start: string | null;
  /** The last colour of the gradient. */
  gradient_end: string | null;
  /** The direction of the gradient in degrees, clockwise. 0: from left to right. From 0 to 360. */
  gradient_angle: number | null;
  /** The SHA-256 of the SVG in its own colours. */
  svg_sha256: string;
  /** The address of the SVG, which needs a credential. Null in events. */
  svg_url: string | null;
  /** A link to a picture of the icon. Null if there is none. */
  preview_url: string | null;
  /** Icons are sanitised while they are uploaded, so each is `ready`. */
  status: 'ready' | (string & {});
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  uploaded_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type IconList = {
  object: 'list';
  data: Array<Icon>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** Icons that belong together, such as those of one style. */
export type IconSet = {
  id: string;
  object: 'icon_set';
  organization: string;
  name: string;
  /** A short name, which no other set has. */
  slug: string;
  description: string;
  /** The style in your words, such as `outline`. */
  style: string;
  /** Under which terms the icons may be used. */
  licence: string;
  /** How many icons the set has. */
  icon_count: number;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type IconSetList = {
  object: 'list';
  data: Array<IconSet>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** Whether an asset may be used, and why. Assets of every type have one. */
export type ImageApproval = {
  status: 'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | 'withdrawn' | 'cancelled' | (string & {});
  /** The status in words, in English. */
  label: string;
  /** Whether the asset may leave the organization now. */
  canRelease: boolean;
  /** The last review. Null if there is none. */
  reviewId: string | null;
  /** The review before the last one. */
  previousReviewId: string | null;
  /** The version of the review policy. */
  policyVersion: string;
  /** `none`: assets of this type need no review. `manual`: a person approves each version. */
  mode: 'none' | 'manual' | (string & {});
  sourceType: 'upload' | 'split' | 'import' | 'generated' | (string & {});
  /** The SHA-256 of the content, in hexadecimal digits. */
  contentHash: string;
};

export type ImportIconsRequest = {
  /** A file that was uploaded before. In a form, send the file itself. */
  file?: string | null | undefined;
  /** The name of the file, if it is sent in a form. */
  filename?: string | null | undefined;
};

/** The token is unknown, expired, revoked or not visible to the caller. The response does not say which. */
export type InactiveToken = {
  /** Always false. */
  active: boolean;
};

/** A link by which a member accepts the invitation, or signs in again without a password. It can be used once. */
export type InvitationLink = {
  token: string;
  /** The page of this service that opens the link. The token is in its fragment. */
  url: string;
  membership: string;
  /** A time in ISO 8601. */
  expires_at: string;
};

export type InviteMemberRequest = {
  /** The email address of the person. */
  email: string;
  /** The name of the person. */
  name?: string | null | undefined;
  /** The role of the person. */
  role: 'owner' | 'admin' | 'developer' | 'editor' | 'reviewer' | 'viewer' | (string & {});
};

/** Work that takes longer than a request. The response of the request that starts it contains its id. It is kept for 30 days after its end. */
export type Job = {
  id: string;
  object: 'job';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The kind of work. The endpoint that starts it documents it. */
  kind: string;
  /** A job begins as `queued`. It ends as `completed`, `failed` or `cancelled`, and never changes after that. */
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled' | (string & {});
  /** How far the job is. */
  progress: {
    /** Units of work that are done. */
    done: number;
    /** All units of work. Null while the number is unknown. */
    total: number | null;
    /** What the job does at the moment, for people. */
    step: string | null;
  };
  /** True while the job still runs although somebody cancelled it. It stops within seconds. */
  cancel_requested: boolean;
  /** What the job has made, by its kind. Null unless the job is `completed`. */
  result: Record<string, unknown> | null;
  /** Why the job failed. Null unless it is `failed`. */
  error: {
    /** An error code, as in the error of a request. */
    code: string;
    /** What went wrong, for people. */
    message: string;
  } | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** When a worker first began with it. Null before. A time in ISO 8601. */
  started: string | null;
  /** When it ended, in whatever way. Null before. A time in ISO 8601. */
  completed: string | null;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type JobList = {
  object: 'list';
  data: Array<Job>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type LearnGuidelineRequest = {
  /** The type of the template: `pptx` for .potx and .pptx, `docx` for .dotx and .docx. */
  content_type: 'pptx' | 'docx' | (string & {});
  /** The template in base64. The decoded template can have at most 50 MiB. */
  content_base64: string;
  /** The name of the file. It is shown in the draft. */
  filename?: string | null | undefined;
  /** Whether the draft is applied at once, as POST /guideline_drafts/{id}/apply does. Default: `false`. */
  apply?: boolean | null | undefined;
};

/** An asset of the library. Its content is that of its current version. */
export type LibraryAsset = {
  id: string;
  object: 'library_asset';
  organization: string;
  name: string;
  filename: string;
  /** What was found in the content. */
  type:
    'image' | 'icon' | 'slide' | 'presentation' | 'template' | 'document' | 'font' | 'video' | 'other' | (string & {});
  /** The media type that was found in the content. */
  content_type: string;
  tags: Array<string>;
  description: string;
  folder: LibraryFolderSummary | null;
  /** A link to the content, which anybody can open. It is valid for about an hour. Null for publishable keys and in events. */
  open_url: string | null;
  /** A link to a picture of the asset: a PNG of it, or of its first page, with at most 1,280 pixels on its longest side. It is rendered in the background; until then, and if it cannot be rendered, the link opens a PNG, JPEG, GIF or WebP itself, with all that is in the file, and is null for other content. Null in events. */
  preview_url: string | null;
  /** A link that you may store and publish: it stays the same, and opens the current content as long as that is approved for release. Null for assets that are not approved, also if their type needs no review; for publishable keys; and in events. */
  public_url: string | null;
  /** How the asset came into the library. */
  source_type: 'upload' | 'split' | 'import' | 'generated' | (string & {});
  /** The same as `image_approval.status`. */
  approval_status:
    'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | 'withdrawn' | 'cancelled' | (string & {});
  image_approval: ImageApproval;
  /** When the asset was last changed: ISO 8601, in UTC. */
  updated: string;
  size_bytes: number;
  /** In pixels. Null for content without a width. */
  width: number | null;
  /** In pixels. Null for content without a height. */
  height: number | null;
  /** The SHA-256 of the content, in hexadecimal digits. */
  content_hash: string;
  /** Whether the operator has found that the content is gone. It cannot be released until the same file is uploaded again. */
  is_content_missing: boolean;
  current_version: number;
  /** A time in ISO 8601. */
  available_from: string | null;
  /** A time in ISO 8601. */
  available_until: string | null;
  /** When the asset was deleted. It can be restored for 30 days. A time in ISO 8601. */
  deleted_at: string | null;
  /** Null for publishable keys. */
  metadata: Metadata | null;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
};

export type LibraryAssetDraftRequest = {
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** From when the asset may be used. Null: without a beginning. A time in ISO 8601. */
  available_from?: string | null | undefined;
  /** Until when the asset may be used. Null: without an end. A time in ISO 8601. */
  available_until?: string | null | undefined;
  /** What the asset shows or is for. */
  description?: string | null | undefined;
  /** Words by which the asset is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The folder of the asset. Null: no folder. */
  folder?: string | null | undefined;
  /** The name of the asset. */
  name?: string | null | undefined;
};

/** One page of a list. */
export type LibraryAssetList = {
  object: 'list';
  data: Array<LibraryAsset>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
  /** The offset of the next page. */
  next_offset: number;
};

/** A folder of the library. */
export type LibraryFolder = {
  id: string;
  name: string;
  /** `root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set. */
  type: 'root' | 'folder' | 'set' | (string & {});
  parent_id: string | null;
  /** The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has no dashboard. Null for publishable keys and in events. */
  open_url: string | null;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** A folder of the library, with what is above it and in it. */
export type LibraryFolderDetails = {
  id: string;
  name: string;
  /** `root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set. */
  type: 'root' | 'folder' | 'set' | (string & {});
  parent_id: string | null;
  /** The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has no dashboard. Null for publishable keys and in events. */
  open_url: string | null;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
  /** The folders from the top down to this one. */
  path: Array<{
    id: string;
    name: string;
  }>;
  /** The level of the folder, from 1 at the top. From 1 to 20. */
  depth: number;
  /** How many assets are in the folder itself. */
  asset_count: number;
};

/** One page of a list. */
export type LibraryFolderList = {
  object: 'list';
  data: Array<LibraryFolder>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
  /** The offset of the next page. */
  next_offset: number;
};

/** The folder of an asset. */
export type LibraryFolderSummary = {
  id: string;
  name: string;
  /** `root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set. */
  type: 'root' | 'folder' | 'set' | (string & {});
  parent_id: string | null;
  /** The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has no dashboard. Null for publishable keys and in events. */
  open_url: string | null;
};

/** The role of a user in an organization. Both modes share this one record. */
export type Membership = {
  id: string;
  object: 'membership';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  user: string;
  role: 'owner' | 'admin' | 'developer' | 'editor' | 'reviewer' | 'viewer' | (string & {});
  status: 'invited' | 'active' | (string & {});
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  invited_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type MembershipList = {
  object: 'list';
  data: Array<Membership>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** Your own labels: at most 50 names of 1 to 40 characters, with values of at most 500 characters. */
export type Metadata = Record<string, string>;

/** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
export type MetadataChange = Record<string, string | null>;

/** A program that gets access tokens for itself with the OAuth 2.0 client credentials grant. */
export type OAuthApplication = {
  id: string;
  object: 'oauth_application';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  name: string;
  description: string | null;
  /** The id that the program sends to the token endpoint. */
  client_id: string;
  client_secret_last_four: string;
  /** The secrets of the application, newest first. At most two are valid at the same time. */
  secrets: Array<{
    last_four: string;
    /** A time in ISO 8601. */
    created: string;
    /** The time of the last use, rounded down to the minute. It is stored a few seconds after the use. A time in ISO 8601. */
    last_used_at: string | null;
    /** The time at which the secret ends because a newer one exists. Null if it has no end. A time in ISO 8601. */
    retires_at: string | null;
    /** Whether the secret is presumably no longer in use. This is so if the newest secret was used more than a token lifetime after the last use of this one. */
    safe_to_retire: boolean;
  }>;
  /** All scopes that its tokens can have. */
  requested_scopes: Array<Scope>;
  /** The lifetime of a token in seconds. From 300 to 86400. */
  token_lifetime: number;
  status: 'active' | 'disabled' | (string & {});
  /** The dated version of the API that its tokens are pinned to. */
  api_version: string;
  metadata: Metadata;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type OAuthApplicationList = {
  object: 'list';
  data: Array<OAuthApplication>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = {
  openapi: string;
};

/** A tenant of the service. It owns all other records. Both modes share this one record. */
export type Organization = {
  id: string;
  object: 'organization';
  name: string;
  type: 'company' | 'agency' | 'internal' | (string & {});
  website: string | null;
  /** The status of the organization. If it is suspended, all its credentials are refused. */
  status: 'active' | 'suspended' | (string & {});
  metadata: Metadata;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type OrganizationList = {
  object: 'list';
  data: Array<Organization>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type OwnedAssetDraftRequest = {
  /** The name of the asset. */
  name?: string | null | undefined;
  /** What the asset shows or is for. */
  description?: string | null | undefined;
  /** Words by which the asset is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The folder of the asset. Null: no folder. */
  folder?: string | null | undefined;
};

export type PaletteColorRequest = {
  /** The id of the existing colour that you send again or change. Leave it out for a new colour. */
  id?: string | null | undefined;
  /** The name of the colour. Default: its value. */
  name?: string | null | undefined;
  hex: string;
  /** The position of the colour when colours are sorted. Default: its position in the list. From -9007199254740991 to 9007199254740991. */
  sort_order?: number | null | undefined;
};

export type PaletteSettingsRequest = {
  /** Whether greys count as colours of the brand. Default: true. */
  allow_neutral_greys?: boolean | null | undefined;
  /** Whether black and white count as colours of the brand. Default: true. */
  allow_black_and_white?: boolean | null | undefined;
};

/** The organization, the mode and the scopes of a credential. */
export type Ping = {
  /** An id that is always the same for the same key or application. */
  id: string;
  object: 'ping';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  principal: string | null;
  scopes: Array<Scope>;
  api_version: string;
};

/** An API key was created. The event does not contain its secret. */
export type PlatformApiKeyCreatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.api_key.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: ApiKey;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An API key was revoked. It is refused everywhere within a second. */
export type PlatformApiKeyRevokedEvent = {
  id: string;
  object: 'event';
  type: 'platform.api_key.revoked';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: ApiKey;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An API key was rotated. `object` is the new key. `retiring` is the old key, and its `retires_at` is the end of the overlap. */
export type PlatformApiKeyRotatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.api_key.rotated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: ApiKey;
    retiring: ApiKey;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An API key was changed. `previous_attributes` contains the previous values of the changed fields. */
export type PlatformApiKeyUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.api_key.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: ApiKey;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A person was invited to become a member. */
export type PlatformMembershipCreatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.membership.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Membership;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A membership was deleted. The event contains its last state. */
export type PlatformMembershipDeletedEvent = {
  id: string;
  object: 'event';
  type: 'platform.membership.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Membership;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A membership was changed. `previous_attributes` contains the previous values of the changed fields. */
export type PlatformMembershipUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.membership.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Membership;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An OAuth application was created. The event does not contain its client secret. */
export type PlatformOauthApplicationCreatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.oauth_application.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: OAuthApplication;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An OAuth application was disabled. Its tokens are refused everywhere within a second. */
export type PlatformOauthApplicationDisabledEvent = {
  id: string;
  object: 'event';
  type: 'platform.oauth_application.disabled';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: OAuthApplication;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An OAuth application got a new client secret. `secrets` shows when the older secret ends. */
export type PlatformOauthApplicationSecretRotatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.oauth_application.secret_rotated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: OAuthApplication;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** An OAuth application was changed. `previous_attributes` contains the previous values of the changed fields. */
export type PlatformOauthApplicationUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.oauth_application.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: OAuthApplication;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** The organization was changed. `previous_attributes` contains the previous values of the changed fields. */
export type PlatformOrganizationUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.organization.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: Organization;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A user was changed. `previous_attributes` contains the previous values of the changed fields. */
export type PlatformUserUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.user.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: User;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A webhook endpoint was created. The event does not contain its signing secret. */
export type PlatformWebhookEndpointCreatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.created';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A webhook endpoint was deleted. The event contains its last state. */
export type PlatformWebhookEndpointDeletedEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.deleted';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A webhook endpoint was disabled, and its pending deliveries were abandoned. `disabled_reason` contains the reason. */
export type PlatformWebhookEndpointDisabledEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.disabled';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A webhook endpoint was enabled again. */
export type PlatformWebhookEndpointEnabledEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.enabled';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** Every attempt to deliver to a webhook endpoint has failed for one hour. The endpoint is disabled after five days of failures. */
export type PlatformWebhookEndpointFailingEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.failing';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A webhook endpoint got a new signing secret. `secrets` shows when the older secret stops signing. */
export type PlatformWebhookEndpointSecretRotatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.secret_rotated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A test of a webhook endpoint was requested. The event is delivered to this endpoint only, whatever its `enabled_events`. */
export type PlatformWebhookEndpointTestEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.test';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** A webhook endpoint was changed. `previous_attributes` contains the previous values of the changed fields. */
export type PlatformWebhookEndpointUpdatedEvent = {
  id: string;
  object: 'event';
  type: 'platform.webhook_endpoint.updated';
  /** The dated version of the API that `data` follows. */
  api_version: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The request that caused the event. Null if it has another cause. */
  request_id: string | null;
  data: {
    object: WebhookEndpoint;
    previous_attributes: Record<string, unknown>;
  };
  /** A time in ISO 8601. */
  created: string;
  organization: string;
};

/** Slides in an order. They are composed to one presentation, which is the content of the library asset of the set. */
export type PptSet = {
  id: string;
  object: 'ppt_set';
  /** The library asset of the set, with its versions, reviews and links. */
  asset: string;
  name: string;
  description: string;
  /** `template`: to begin with. `deck`: a whole presentation. `snippet`: a part of one. */
  kind: 'template' | 'deck' | 'snippet' | (string & {});
  /** In their order, 1 to 300. */
  slides: Array<{
    slide_asset: string;
    /** From 1. */
    position: number;
    /** Whether no download may leave the slide out. */
    required: boolean;
    /** Whether every download has the slide in its order among the others. */
    locked: boolean;
  }>;
  slide_count: number;
  /** The presentation whose size and defaults the set has, in its version at that time. */
  template: string | null;
  /** False after a slide got a new version, until the presentation is composed again in the background. It stays false if that fails, see `composition_error`. */
  is_current: boolean;
  /** Why the presentation could not be composed again after a slide got a new version. Null if `is_current` is true, and until the first attempt. */
  composition_error: {
    /** The code of the error, such as `slides_incompatible`. */
    code: string;
    /** What does not fit, for people. */
    message: string;
    /** A time in ISO 8601. */
    since: string;
  } | null;
  tags: Array<string>;
  folder: string | null;
  /** The size of the presentation. */
  size_bytes: number;
  /** The version of the presentation. */
  version: number;
  /** A link to the presentation, which anybody can open. It is valid for about an hour. Null in events. */
  open_url: string | null;
  /** A link to a picture of the first slide. Null while there is none, and in events. */
  preview_url: string | null;
  /** That of the library asset, which is about the presentation as a whole. It says nothing of the slides, which a deployment of the set checks, too. */
  approval_status:
    'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | 'withdrawn' | 'cancelled' | (string & {});
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type PptSetList = {
  object: 'list';
  data: Array<PptSet>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type PrecheckFilesRequest = {
  /** The SHA-256 of each file, in lower-case hexadecimal digits. */
  hashes: Array<string>;
};

/** One of several problems with a request. */
export type Problem = {
  /** The reason as a code. Programs should use this field. */
  code:
    | 'account_mismatch'
    | 'active_changed'
    | 'api_version_unknown'
    | 'archive_too_large'
    | 'body_invalid_json'
    | 'body_too_large'
    | 'check_interrupted'
    | 'concurrency_limited'
    | 'content_changed'
    | 'content_type_mismatch'
    | 'credentials_expired'
    | 'credentials_invalid'
    | 'credentials_missing'
    | 'cursor_invalid'
    | 'document_not_kept'
    | 'document_signed'
    | 'draft_not_applicable'
    | 'dtd_forbidden'
    | 'file_corrupt'
    | 'file_empty'
    | 'file_encrypted'
    | 'file_too_complex'
    | 'file_too_large'
    | 'font_invalid'
    | 'four_eyes_required'
    | 'headers_too_large'
    | 'idempotency_key_in_use'
    | 'idempotency_key_invalid'
    | 'idempotency_key_reused'
    | 'insufficient_scope'
    | 'internal_error'
    | 'invalid_base64'
    | 'invalid_client'
    | 'invalid_request'
    | 'invalid_scope'
    | 'ip_not_allowed'
    | 'job_crashed'
    | 'last_owner'
    | 'limit_delegation_forbidden'
    | 'limit_out_of_range'
    | 'link_expired'
    | 'livemode_required'
    | 'method_not_allowed'
    | 'not_acceptable'
    | 'not_ooxml'
    | 'organization_suspended'
    | 'origin_forbidden'
    | 'owner_required'
    | 'parameter_invalid'
    | 'parameter_missing'
    | 'parameter_unknown'
    | 'password_missing'
    | 'password_wrong'
    | 'precondition_failed'
    | 'publishable_key_forbidden'
    | 'range_not_satisfiable'
    | 'rate_limited'
    | 'resource_conflict'
    | 'resource_missing'
    | 'route_missing'
    | 'scope_delegation_forbidden'
    | 'session_changed'
    | 'session_required'
    | 'session_restricted'
    | 'sign_in_failed'
    | 'sign_in_link_invalid'
    | 'sign_in_to_join'
    | 'slide_count_invalid'
    | 'slides_incompatible'
    | 'step_up_required'
    | 'svg_unsafe'
    | 'timeout'
    | 'too_many_failures'
    | 'unauthorized_client'
    | 'unavailable'
    | 'unsupported_format'
    | 'unsupported_grant_type'
    | 'unsupported_media_type'
    | 'uri_too_long'
    | 'user_token_required'
    | 'xml_too_complex'
    | (string & {});
  /** An explanation for developers. It says what to do. */
  message: string;
  param: string;
};

export type ReplaceBrandPalettesRequest = {
  /** The id of the palette state of your organization and mode, as GET returns it. */
  id?: string | null | undefined;
  object?: 'brand_palette_state' | (string & {}) | null | undefined;
  /** All palettes. An empty list removes all existing palettes. */
  palettes: Array<BrandPaletteRequest>;
  settings?: PaletteSettingsRequest | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
};

export type ReplaceBrandRulesRequest = {
  /** All rules. If the list is empty, documents are checked against no rule. */
  data: Array<BrandRuleRequest>;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  object?: 'list' | (string & {}) | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  has_more?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  url?: string | null | undefined;
};

export type ReplayDeliveriesRequest = {
  /** Events that were created at this time or later are replayed. It must not be in the future, or before the oldest week of which events are stored. A time in ISO 8601. */
  since: string;
  /** Events that were created before this time are replayed. Default: now. It must not be in the future. A time in ISO 8601. */
  until?: string | null | undefined;
  /** `failed`, `abandoned`: deliveries with this status are sent again. `missing`: deliveries are created of events of which the endpoint has none. `all`: all of these, and delivered ones are sent again. Default: `"all"`. */
  status?: 'failed' | 'abandoned' | 'missing' | 'all' | (string & {}) | null | undefined;
  /** Whether the job only counts what it would do. Default: `false`. */
  dry_run?: boolean | null | undefined;
};

/** A finding with what a reader wants to know beside it. */
export type ReportedFinding = {
  /** The id of the finding. The same defect has the same id in two versions of a document. */
  id: string;
  /** The check type in its dotted form. */
  type: string;
  severity: 'low' | 'medium' | 'high' | 'critical' | (string & {});
  /** A short description in one line. Equal findings have the same title. */
  title: string;
  /** The value, the nearest allowed value, where the value comes from, and where to fix it. */
  detail: string;
  auto_fixable: boolean;
  slide_index: number | null;
  shape_index: number | null;
  /** The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs of the body, including those of tables and text boxes. It is null in headers, footers and notes. */
  paragraph_index: number | null;
  /** The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored. Null if Word stored none. */
  page_number: number | null;
  page_numbers: Array<number>;
  paragraph_indexes: Array<number>;
  /** Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others. */
  source: string;
  /** The visible colour. */
  actual_color: string | null;
  /** What has the colour: `text`, `fill` and others. */
  color_surface: string | null;
  /** The locations of at most 200 occurrences. If there are more, one more entry says how many. */
  locations: Array<string>;
  /** How often the deviation occurs, also where `locations` does not list all occurrences. */
  occurrences: number;
  /** How many of the occurrences are new: against the baseline if `baseline_state` is `new`, else since the finding was accepted. Null if none is. */
  new_occurrences: number | null;
  /** The nearest palette colour of a finding on a colour. Null if the guideline is not known any more, and for findings on the theme, whose rule names the colour. */
  nearest_color: {
    name: string;
    hex: string;
    /** The distance to the colour that was found (CIEDE2000). */
    distance: number;
  } | null;
  /** Where one change settles all locations. Null if each location has to be changed on its own. */
  origin: {
    /** What sets the value for all places where it shows. */
    kind: 'theme' | 'master' | 'layout' | 'document_defaults' | 'style' | 'table_style' | 'numbering' | (string & {});
    /** The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together. */
    name: string | null;
    location: string | null;
  } | null;
  /** All slides on which the finding shows, beginning at 0. */
  slide_indexes: Array<number>;
  /** Where to fix it in the menus of PowerPoint or Word. */
  menu_path: string | null;
  /** Whether the baseline has the finding, too. `changed`: it has it in another form, such as another wrong colour at the same place. Null without a baseline. */
  baseline_state: 'new' | 'changed' | 'unchanged' | (string & {}) | null;
};

/** A request that was answered. It is kept for 30 days, without its query, its body and its credential. */
export type RequestLog = {
  id: string;
  object: 'request_log';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  method: string;
  path: string;
  status: number;
  /** The error code. Null if there was no error. */
  code: string | null;
  latency_ms: number;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  principal: string | null;
  api_version: string | null;
  idempotency: 'none' | 'first' | 'replayed' | (string & {});
  ip: string | null;
  user_agent: string | null;
  /** A time in ISO 8601. */
  created: string;
};

/** One page of a list. */
export type RequestLogList = {
  object: 'list';
  data: Array<RequestLog>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type RequestReviewRequest = {
  /** What the reviewer should know. */
  comment?: string | null | undefined;
  /** Until when the review should be decided. A time in ISO 8601. */
  due_at?: string | null | undefined;
};

/** A review of one version of an asset. */
export type Review = {
  id: string;
  object: 'review';
  asset: string;
  /** The number of the version under review. */
  version: number;
  /** `withdrawn`: an approval that was taken back. */
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'withdrawn' | (string & {});
  mode: 'none' | 'manual' | (string & {});
  /** The version of the review policy that applied. */
  policy_version: number;
  /** The SHA-256 of the content, in hexadecimal digits. */
  content_hash: string;
  /** What the requester said. */
  comment: string;
  /** What the decider said. */
  decision_comment: string;
  /** A time in ISO 8601. */
  due_at: string | null;
  /** The review of the asset before this one. */
  previous_review: string | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  requested_by: string | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  decided_by: string | null;
  /** When the review was decided or taken back. Null while it is pending. A time in ISO 8601. */
  decided: string | null;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type ReviewList = {
  object: 'list';
  data: Array<Review>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** For each type of asset: `none` if it needs no review, `manual` if a person approves each version. */
export type ReviewModes = {
  image: 'none' | 'manual' | (string & {});
  icon: 'none' | 'manual' | (string & {});
  slide: 'none' | 'manual' | (string & {});
  presentation: 'none' | 'manual' | (string & {});
  template: 'none' | 'manual' | (string & {});
  document: 'none' | 'manual' | (string & {});
  font: 'none' | 'manual' | (string & {});
  video: 'none' | 'manual' | (string & {});
  other: 'none' | 'manual' | (string & {});
};

/** The modes of types of assets. Types that you leave out keep their modes. */
export type ReviewModesRequest = {
  image?: 'none' | 'manual' | (string & {}) | null | undefined;
  icon?: 'none' | 'manual' | (string & {}) | null | undefined;
  slide?: 'none' | 'manual' | (string & {}) | null | undefined;
  presentation?: 'none' | 'manual' | (string & {}) | null | undefined;
  template?: 'none' | 'manual' | (string & {}) | null | undefined;
  document?: 'none' | 'manual' | (string & {}) | null | undefined;
  font?: 'none' | 'manual' | (string & {}) | null | undefined;
  video?: 'none' | 'manual' | (string & {}) | null | undefined;
  other?: 'none' | 'manual' | (string & {}) | null | undefined;
};

/** What must happen before assets may be used. Each organization has one policy in each mode. */
export type ReviewPolicy = {
  id: string;
  object: 'review_policy';
  /** It grows by one with each change. */
  version: number;
  /** Approvals by this version and later ones are valid. Approvals by earlier versions are stale. */
  accepted_from: number;
  modes: ReviewModes;
  /** Whether another person than the requester must decide. Keys and applications count as the person who has created them; those of the operator each count as one. Give `cms:write` only to people who may decide. */
  four_eyes: boolean;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** When the policy was last changed. Null while it is the default. A time in ISO 8601. */
  updated: string | null;
};

/** An empty object. The response does not say whether the token was valid. */
export type RevokedToken = Record<string, never>;

export type RollBackDeploymentRequest = {
  /** What people should know about it. */
  notes?: string | null | undefined;
  /** The deployment of the channel that you expect to be active, both now and when this one becomes active. Null: none. If you leave it out, nothing is checked. */
  expected_active?: string | null | undefined;
};

export type RotateRequest = {
  /** The number of seconds for which the old secret stays valid. Default: 0, which ends the old secret at once. From 0 to 604800. */
  overlap_seconds?: number | null | undefined;
};

export type RotateSigningSecretRequest = {
  /** The number of seconds for which the present secret also signs. Default: 86400, one day. With 0 it stops after two seconds, when every worker knows the new one. From 0 to 604800. */
  overlap_seconds?: number | null | undefined;
};

export type RunBrandCheckRequest = {
  /** The type of the document. */
  content_type: 'pptx' | 'docx' | (string & {});
  /** The document in base64. The decoded document can have at most 50 MiB. */
  content_base64: string;
  /** The name of the file. It is shown in the record. */
  filename?: string | null | undefined;
  /** Whether the document is kept after the check, so that its report has pictures. It is deleted after 30 days, or with `DELETE /brand_checks/{id}/document`. The document of a check that fails is not kept. Default: `true`. */
  keep?: boolean | null | undefined;
  /** Your name for the document, such as its path. Checks with the same name belong together: you can list them, and accept findings for all of them. */
  document?: string | null | undefined;
  /** A completed check of a document of the same type. `summary.baseline` then says how many findings are new against it, and how many are fixed. */
  baseline?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

/** A permission of a credential. No scope includes another scope. */
export type Scope =
  | 'platform:read'
  | 'platform:write'
  | 'platform:api_keys:write'
  | 'platform:webhook_endpoints:write'
  | 'brand:read'
  | 'brand:write'
  | 'brand:rules:write'
  | 'brand:palettes:write'
  | 'brand:checks:write'
  | 'cms:read'
  | 'cms:write'
  | 'cms:icons:write'
  | 'cms:slides:write'
  | 'cms:deployments:write'
  | 'vendor-packages:write'
  | (string & {});

export type SetReviewPolicyRequest = {
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  id?: string | null | undefined;
  object?: 'review_policy' | (string & {}) | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  version?: number | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  accepted_from?: number | null | undefined;
  modes: ReviewModesRequest;
  /** Whether another person than the requester must decide. If you leave it out, it stays. */
  four_eyes?: boolean | null | undefined;
  /** Whether approvals by earlier versions of the policy stay valid. Default: false, so that they become stale. */
  keep_approvals?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
};

export type SetSlideRequest = {
  slide_asset: string;
  /** Whether no download may leave the slide out. Default: false. */
  required?: boolean | null | undefined;
  /** Whether every download has the slide in its order among the others. Default: false. */
  locked?: boolean | null | undefined;
  /** Is ignored: the slides are in the order of the list. So what GET returned can be sent back. */
  position?: number | null | undefined;
};

export type SimulateBrandRulesRequest = {
  /** All palettes, as in PUT /brand_palettes. Default: those in force. */
  palettes?: Array<BrandPaletteRequest> | null | undefined;
  /** All fonts, each as in POST /fonts. Default: those in force. */
  fonts?: Array<FontRequest> | null | undefined;
  /** The ids of the checks whose documents are judged, each once. Send these or `since`, or neither. */
  check_ids?: Array<string> | null | undefined;
  /** Documents of checks that were created before this time are left out. It must not be in the future, and must have a UTC offset. A time in ISO 8601. */
  since?: string | null | undefined;
  /** All rules. If the list is empty, documents are checked against no rule. */
  data: Array<BrandRuleRequest>;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  object?: 'list' | (string & {}) | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  has_more?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  url?: string | null | undefined;
};

/** A slide of the library: a presentation of one slide. Its library asset has the same content, with its versions, reviews and links. */
export type SlideAsset = {
  id: string;
  object: 'slide_asset';
  /** The library asset of the slide. */
  asset: string;
  name: string;
  description: string;
  /** The title on the slide, up to 500 characters. Empty if it has none. */
  title: string;
  /** The text on the slide, up to 10,000 characters. */
  text: string;
  /** The speaker notes, up to 10,000 characters. */
  notes: string;
  /** The place of the slide in its source, from 0. */
  slide_index: number;
  /** Whether a presentation skips the slide. */
  is_hidden: boolean;
  /** The uploaded file from which the slide was made. It may be deleted meanwhile. Null if the slide was sent in a form. */
  source_file: string | null;
  layout_name: string;
  /** At most 100. */
  fonts: Array<string>;
  /** The colours on the slide, at most 100. */
  colors: Array<string>;
  /** Such as `16:9`. */
  aspect_ratio: string;
  tags: Array<string>;
  folder: string | null;
  /** The SHA-256 of the names and contents of the parts in the file, whatever their compression. Slides that are equal have the same one. A review needs the `content_hash` of the library asset, which is that of the file. */
  content_hash: string;
  /** The size of the file. */
  size_bytes: number;
  current_version: number;
  /** A link to the file, which anybody can open. It is valid for about an hour. Null in events. */
  open_url: string | null;
  /** A link to a picture of the slide. Null while there is none, and in events. */
  preview_url: string | null;
  /** That of the library asset. */
  approval_status:
    'pending' | 'approved' | 'rejected' | 'stale' | 'expired' | 'withdrawn' | 'cancelled' | (string & {});
  /** A slide exists only when it is ready. */
  status: 'ready' | (string & {});
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type SlideAssetList = {
  object: 'list';
  data: Array<SlideAsset>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
  /** The offset of the next page. */
  next_offset: number;
};

export type SplitPresentationRequest = {
  /** The presentation: a file that was uploaded before, also one that is a version of an asset. */
  file: string;
  /** The folder of the slides. Null: no folder. */
  folder?: string | null | undefined;
  /** The slides that are wanted, by their places from 0. Default: all. */
  slides?: Array<number> | null | undefined;
  /** The tags of the slides that are made. */
  tags?: Array<string> | null | undefined;
};

/** An accepted finding. Later checks leave it out. */
export type Suppression = {
  id: string;
  object: 'suppression';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  /** The check whose finding was accepted. */
  brand_check: string;
  /** The id of the finding. */
  finding_id: string;
  /** The check type of the finding in its dotted form. */
  finding_type: string;
  /** The title of the finding. */
  title: string;
  /** For which checks the finding is accepted: those of the same bytes (`content`), or those with the same `document`. */
  scope: 'content' | 'document' | (string & {});
  /** The SHA-256 of the bytes for which the finding is accepted. Null unless `scope` is `content`. */
  content_sha256: string | null;
  /** The document for which the finding is accepted. Null unless `scope` is `document`. */
  document: string | null;
  /** How many occurrences were accepted. A finding with more of them is reported again. */
  occurrences: number;
  /** Why the finding is accepted. */
  reason: string;
  /** From when the finding is reported again. Null if the acceptance does not end. A time in ISO 8601. */
  expires_at: string | null;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
};

/** Findings of a check that were accepted, or are no longer accepted. */
export type SuppressionChange = {
  /** The check through which it was done. */
  id: string;
  object: 'suppression_change';
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  content_sha256: string;
  document: string | null;
  /** How many findings were accepted. */
  accepted: number;
  /** How many findings are no longer accepted. */
  withdrawn: number;
  /** The ids of the findings, of very many the first 100. */
  finding_ids: Array<string>;
  /** Where the suppressions are listed. */
  url: string;
};

/** One page of a list. */
export type SuppressionList = {
  object: 'list';
  data: Array<Suppression>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

export type TakeBackReviewRequest = {
  /** The reasons. */
  comment?: string | null | undefined;
};

/** The token to introspect or to revoke. Unknown parameters are ignored, as the RFC requires. */
export type TokenRequest = {
  token: string;
  /** Accepted and ignored. */
  token_type_hint?: string | null | undefined;
  client_id?: string | undefined;
  /** The client secret. It begins with `oa_secret_`. */
  client_secret?: string | undefined;
};

export type UpdateApiKeyRequest = {
  /** What the key is used for. */
  name?: string | null | undefined;
  /** All scopes of the key after the change. The caller must have each of them. */
  scopes?: Array<Scope> | null | undefined;
  /** The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed. */
  allowed_ips?: Array<string> | null | undefined;
  /** The time from which the key is refused. It must be in the future and have a UTC offset. Null removes the expiry. A time in ISO 8601. */
  expires_at?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type UpdateBrandPaletteRequest = {
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  id?: string | null | undefined;
  name?: string | null | undefined;
  /** All colours of the palette, at most 100. A colour with the id or the value of an existing one keeps its id. */
  colors?: Array<PaletteColorRequest> | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'brand_palette' | (string & {}) | null | undefined;
  /** The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity. */
  role?: 'primary' | 'secondary' | 'chart' | 'neutral' | 'legacy' | (string & {}) | null | undefined;
  /** The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to 9007199254740991. */
  sort_order?: number | null | undefined;
  /** Whether shades and tints of theme colours are accepted if the palette contains the theme colour. Default: true. */
  allow_brand_shades?: boolean | null | undefined;
  /** The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2. From 0 to 100. */
  tolerance?: number | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type UpdateBrandRuleRequest = {
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  id?: string | null | undefined;
  /** The check type, or one of its aliases. */
  type?:
    | 'file.part_unreadable'
    | 'file.type_differs'
    | 'color.off_palette'
    | 'allowed_color'
    | 'forbidden_color'
    | 'color.hardcoded'
    | 'color.theme_palette'
    | 'color.transparency'
    | 'contrast.text'
    | 'font.unapproved'
    | 'allowed_font'
    | 'forbidden_font'
    | 'font.theme'
    | 'font.embedded'
    | 'font.substituted'
    | 'font.too_many'
    | 'font.size_min'
    | 'min_font_size'
    | 'font.size_max'
    | 'max_font_size'
    | 'font.size_allowed'
    | 'logo.missing'
    | 'logo.moved'
    | 'logo.resized'
    | 'logo.distorted'
    | 'logo.clear_space'
    | 'logo.overlap'
    | 'logo.wrong_version'
    | 'image.distorted'
    | 'image.low_dpi'
    | 'image.unapproved'
    | 'image.linked_external'
    | 'image.oversize'
    | 'layout.unknown_master'
    | 'layout.unknown_layout'
    | 'layout.template_version'
    | 'layout.unused_masters'
    | 'layout.deck_size'
    | 'placeholder.empty'
    | 'placeholder.moved'
    | 'placeholder.text_outside'
    | 'footer.missing'
    | 'required_footer'
    | 'footer.slide_number'
    | 'footer.date'
    | 'footer.confidentiality'
    | 'confidentiality_label'
    | 'required.text'
    | 'required.slide'
    | 'title.missing'
    | 'title.duplicate'
    | 'title.too_long'
    | 'max_title_length'
    | 'a11y.alt_text'
    | 'alt_text'
    | 'a11y.table_header'
    | 'a11y.merged_cells'
    | 'a11y.reading_order'
    | 'a11y.link_text'
    | 'shape.off_slide'
    | 'shape.overlap'
    | 'shape.tiny'
    | 'shape.outside_margin'
    | 'term.forbidden'
    | 'forbidden_term'
    | 'term.replace'
    | 'replace_term'
    | 'term.required'
    | 'required_term'
    | 'term.trademark'
    | 'trademark'
    | 'term.capitalization'
    | 'capitalization'
    | 'text.autofit_small'
    | 'text.double_spaces'
    | 'double_spaces'
    | 'text.repeated_word'
    | 'repeated_word'
    | 'text.punctuation'
    | 'straight_quotes'
    | 'double_hyphen'
    | 'exclamation'
    | 'text.pattern'
    | 'regex'
    | 'trailing_spaces'
    | 'sentence_length'
    | 'lang.wrong'
    | 'lang.mixed'
    | 'link.domain'
    | 'link.broken_syntax'
    | 'link.raw_url'
    | 'deck.animation'
    | 'deck.transition'
    | 'deck.media'
    | 'hidden.slide'
    | 'hidden.text'
    | 'notes.present'
    | 'comments.present'
    | 'changes.tracked'
    | 'metadata.personal'
    | 'security.macros'
    | 'security.external_link'
    | 'security.embedded_file'
    | 'docx.heading_style'
    | 'docx.heading_skip'
    | 'docx.direct_formatting'
    | 'docx.style_modified'
    | 'docx.margins'
    | 'docx.page_size'
    | 'docx.header_footer'
    | 'check.not_evaluable'
    | (string & {})
    | null
    | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'brand_rule' | (string & {}) | null | undefined;
  /** The name of the rule. Default: the name of the type. */
  name?: string | null | undefined;
  /** The severity of the rule. Default: the severity of the type. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | (string & {}) | null | undefined;
  /** Whether documents are checked against the rule. Default: true. */
  active?: boolean | null | undefined;
  /** What to look for: one term, or a list of alternatives. Types that name a colour or a font require it. */
  pattern?: string | Array<string> | null | undefined;
  /** The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a group has caught, and `$$` is a dollar sign. */
  replacement?: string | null | undefined;
  /** The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each type has a schema that is named after the type, such as `TermForbiddenParams`. */
  params?: Record<string, unknown> | null | undefined;
  /** The types of documents that the rule applies to. Default: all types that the check judges. */
  applies_to?: Array<'pptx' | 'docx' | (string & {})> | null | undefined;
  /** Your own text. It is added to every finding. */
  message?: string | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  auto_fixable?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  default?: boolean | null | undefined;
};

export type UpdateFontRequest = {
  /** The name of the font. */
  name?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  organization?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  livemode?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  created?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  updated?: string | null | undefined;
  object?: 'font' | (string & {}) | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  content_type?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  size_bytes?: number | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  sha256?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  embeddable?: boolean | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  uploaded_by?: string | null | undefined;
  /** The name of the typeface in documents. Default: `name`. */
  family?: string | null | undefined;
  /** The style of the font. Default: `normal`. */
  style?: 'normal' | 'italic' | (string & {}) | null | undefined;
  /** The weight of the font. Default: 400 (regular). From 1 to 1000. */
  weight?: number | null | undefined;
  /** What the font is used for. Default: `any`. */
  roles?: Array<'heading' | 'body' | 'any' | (string & {})> | null | undefined;
  /** The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all. */
  scripts?: Array<'latin' | 'ea' | 'cs' | (string & {})> | null | undefined;
  /** The fonts to use if this font is missing, best first. */
  fallbacks?: Array<string> | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  id?: string | null | undefined;
  /** Read-only. It is accepted so that you can send what GET returned. Its value is ignored. */
  filename?: string | null | undefined;
};

export type UpdateIconRequest = {
  /** The set into which the icon is moved. */
  set?: string | null | undefined;
  /** The name of the icon. */
  name?: string | null | undefined;
  /** A short name, which no other icon of the set has. */
  slug?: string | null | undefined;
  /** Words by which the icon is found. They replace the present ones. */
  tags?: Array<string> | null | undefined;
  /** The colour in which the icon is served. Null: its own colours. */
  color?: string | null | undefined;
  /** The first colour of the gradient in which the icon is served. It wins over `color`. */
  gradient_start?: string | null | undefined;
  /** The last colour of the gradient. */
  gradient_end?: string | null | undefined;
  /** The direction of the gradient in degrees, clockwise. Default: 0, from left to right. From 0 to 360. */
  gradient_angle?: number | null | undefined;
};

export type UpdateIconSetRequest = {
  /** The new name. */
  name?: string | null | undefined;
  /** A short name, which no other set has, such as `outline-icons`. */
  slug?: string | null | undefined;
  /** What the icons are for. */
  description?: string | null | undefined;
  /** The style in your words. */
  style?: string | null | undefined;
  /** Under which terms the icons may be used. */
  licence?: string | null | undefined;
};

export type UpdateLibraryFolderRequest = {
  /** The new name. */
  name?: string | null | undefined;
  /** The folder into which it is moved. Null: to the top. */
  parent_id?: string | null | undefined;
};

export type UpdateMembershipRequest = {
  /** The new role of the person. */
  role?: 'owner' | 'admin' | 'developer' | 'editor' | 'reviewer' | 'viewer' | (string & {}) | null | undefined;
  /** `active` accepts the invitation. */
  status?: 'active' | (string & {}) | null | undefined;
};

export type UpdateOAuthApplicationRequest = {
  /** The name of the program. */
  name?: string | null | undefined;
  /** What the program is used for. Null removes the text. */
  description?: string | null | undefined;
  /** All scopes that its tokens can have after the change. The caller must have each of them. */
  requested_scopes?: Array<Scope> | null | undefined;
  /** The lifetime of a token in seconds. From 300 to 86400. */
  token_lifetime?: number | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type UpdateOrganizationRequest = {
  /** The name of the organization. */
  name?: string | null | undefined;
  /** The website of the organization: an http or https URL of at most 2,048 characters. Null removes it. */
  website?: string | null | undefined;
  /** The kind of organization. */
  type?: 'company' | 'agency' | 'internal' | (string & {}) | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
};

export type UpdateUserRequest = {
  /** The name of the person. */
  name?: string | null | undefined;
  /** The status of the user. A disabled user does not count as an active member. */
  status?: 'invited' | 'active' | 'disabled' | (string & {}) | null | undefined;
};

export type UpdateWebhookEndpointRequest = {
  /** The URL that events are delivered to. It must use https, or http in test mode. Its address must be public. It must not contain credentials or a fragment. */
  url?: string | null | undefined;
  /** The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types. */
  enabled_events?: Array<string> | null | undefined;
  /** What the endpoint is used for. */
  description?: string | null | undefined;
  /** Enabling clears `disabled_reason` and `failing_since`. Disabling abandons the pending deliveries. */
  status?: 'enabled' | 'disabled' | (string & {}) | null | undefined;
  /** Your own labels. They are merged into the existing labels. Null or an empty value removes a label. */
  metadata?: MetadataChange | null | undefined;
  /** The dated version of the API that the delivered events follow. Null: the version in which each event was recorded. */
  api_version?: string | null | undefined;
  /** The number of requests that may be in flight to the endpoint at the same time; 1 sends one after the other. Null: the service adapts it to how the endpoint responds. From 1 to 256. */
  max_in_flight?: number | null | undefined;
};

/** A person in one organization. Both modes share this one record. */
export type User = {
  id: string;
  object: 'user';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  email: string;
  name: string | null;
  status: 'invited' | 'active' | 'disabled' | (string & {});
  /** A time in ISO 8601. */
  last_seen_at: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type UserList = {
  object: 'list';
  data: Array<User>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** One request to a webhook endpoint, and its result. */
export type WebhookAttempt = {
  id: string;
  /** A time in ISO 8601. */
  started: string;
  duration_ms: number;
  /** Milliseconds from the start of the attempt to the end of each step. Null for steps that were not reached. `dns`, `connect` and `tls` are also null if the attempt used a connection that an earlier one had opened. */
  timings: {
    dns: number | null;
    connect: number | null;
    tls: number | null;
    first_byte: number | null;
  };
  /** The headers that were sent, with the signatures of this attempt, but without `connection`. Null if no request was sent, and for attempts from before these were recorded. */
  request_headers: Record<string, string> | null;
  response_status: number | null;
  response_headers: Record<string, string> | null;
  /** The first 16 KiB of the body of the response. */
  response_body: string | null;
  /** Whether the response was longer than what is stored of it. */
  truncated: boolean;
  /** Why there was no complete response. `address_forbidden`: the host has an address that webhooks may not be sent to. `dns`: the host has no address. `connect`: no connection, or none within 5 seconds. `tls`: no secure connection. `timeout`: no complete response within 15 seconds. `connection_lost`: the connection ended before. `response_invalid`: the response was not HTTP, its head had no end, or it began with a status that was not asked for: 100 or 101. `unsendable`: no request could be made, because the event was deleted or the secret cannot be decrypted. Null: there was a response; its status decides. */
  error_class:
    | 'address_forbidden'
    | 'dns'
    | 'connect'
    | 'tls'
    | 'timeout'
    | 'connection_lost'
    | 'response_invalid'
    | 'unsendable'
    | (string & {})
    | null;
  error_message: string | null;
};

/** The delivery of one event to one webhook endpoint, in at most five attempts over about two and a half hours. */
export type WebhookDelivery = {
  id: string;
  object: 'webhook_delivery';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  endpoint: string;
  event: string;
  /** The number of this delivery. The deliveries to an endpoint are numbered without a gap. Null for tests, which have no number. */
  sequence: number | null;
  status: 'pending' | 'delivered' | 'failed' | 'abandoned' | (string & {});
  attempt_count: number;
  /** The HTTP status of the response to the last attempt. */
  last_response_status: number | null;
  last_response_body: string | null;
  /** Why the last attempt failed, in words for people; or, if there was none because the endpoint was disabled or deleted, this reason. Null after a success. */
  last_error: string | null;
  /** The time of the next attempt. A time in ISO 8601. */
  next_retry_at: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  completed: string | null;
};

/** One page of a list. */
export type WebhookDeliveryList = {
  object: 'list';
  data: Array<WebhookDelivery>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** A URL that events are delivered to, and the types of these events. */
export type WebhookEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  /** The URL that events are delivered to. */
  url: string;
  description: string;
  /** The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types. */
  enabled_events: Array<string>;
  status: 'enabled' | 'disabled' | (string & {});
  /** Why the endpoint is disabled. `manual`: a request disabled it. `gone`: it responded with 410. `failing`: every attempt failed for five days. Null: it is not disabled. */
  disabled_reason: 'manual' | 'gone' | 'failing' | (string & {}) | null;
  /** The time since which every attempt has failed. Null after a success. A time in ISO 8601. */
  failing_since: string | null;
  /** The number of events that the endpoint wanted while it was disabled, and of which it has no delivery. A replay of `all` creates these deliveries. */
  missed_events: number;
  /** None of the missed events was created before this time. It can be `since` of a replay. Null: nothing was missed. A time in ISO 8601. */
  missed_since: string | null;
  /** The dated version of the API that the delivered events follow. Null: the version in which each event was recorded. */
  api_version: string | null;
  /** The number of requests that may be in flight to the endpoint at the same time. Null: the service adapts it to how the endpoint responds. From 1 to 256. */
  max_in_flight: number | null;
  signing_secret_last_four: string;
  /** The secret that signs, and the newest ten older ones that sign beside it or stopped signing within the last day, newest first. At most two sign at a time. */
  secrets: Array<{
    last_four: string;
    /** A time in ISO 8601. */
    created: string;
    /** The time at which the secret stops signing. Null if it has no end. A time in ISO 8601. */
    retires_at: string | null;
  }>;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  metadata: Metadata;
  organization: string;
  /** The API key, OAuth application or user that acted. Null if the operator acted, or the service itself, or whoever has a link or typed a wrong password. */
  created_by: string | null;
  /** A time in ISO 8601. */
  created: string;
  /** A time in ISO 8601. */
  updated: string;
};

/** One page of a list. */
export type WebhookEndpointList = {
  object: 'list';
  data: Array<WebhookEndpoint>;
  /** Whether the list has more records beyond this page. */
  has_more: boolean;
  /** The path of the list. */
  url: string;
};

/** Counts of the deliveries to a webhook endpoint, and the success and duration of recent attempts. */
export type WebhookEndpointStats = {
  id: string;
  object: 'webhook_endpoint_stats';
  organization: string;
  /** True in live mode, false in test mode. It is the mode of the credential that reads the record. */
  livemode: boolean;
  endpoint: string;
  status: 'enabled' | 'disabled' | (string & {});
  /** The time since which every attempt has failed. Null after a success. A time in ISO 8601. */
  failing_since: string | null;
  /** Undelivered deliveries are counted up to this number. A count that equals it means: that many or more. */
  count_limit: number;
  /** The deliveries that are kept and not delivered now, by status. Test deliveries are not counted. */
  undelivered: {
    pending: number;
    failed: number;
    abandoned: number;
  };
  /** What became of the deliveries that were created in the last hour. Test deliveries are not counted. */
  last_hour: {
    /** All deliveries that were created in the period. It has no limit. */
    created: number;
    /** Those of them that are delivered now. Null if one of the other counts reached `count_limit`. */
    delivered: number | null;
    pending: number;
    failed: number;
    abandoned: number;
  };
  /** What became of the deliveries that were created in the last 24 hours. */
  last_24_hours: {
    /** All deliveries that were created in the period. It has no limit. */
    created: number;
    /** Those of them that are delivered now. Null if one of the other counts reached `count_limit`. */
    delivered: number | null;
    pending: number;
    failed: number;
    abandoned: number;
  };
  /** The attempts of the last 24 hours to a sample of deliveries: the newest 1,000, without those that wait for their first attempt. While a replay is being sent, also the last 1,000 that it has sent. */
  attempts: {
    /** The number of deliveries in the sample. */
    deliveries: number;
    /** When the oldest delivery of the sample was created. Null if there is none. A time in ISO 8601. */
    since: string | null;
    /** The number of their attempts. */
    attempted: number;
    /** The number of attempts with a 2xx response. */
    succeeded: number;
    /** From 0 to 1. */
    success_rate: number | null;
    /** Half of the attempts took at most `p50` milliseconds, and 95 % at most `p95`. */
    duration_ms: {
      p50: number | null;
      p95: number | null;
    };
  };
  /** When the oldest pending delivery was created. Null if none is pending. A time in ISO 8601. */
  oldest_pending: string | null;
  /** When the last known attempt ended: of the sample, or of the newest delivered or failed delivery. A time in ISO 8601. */
  last_attempt: string | null;
  /** When the last known successful attempt ended. A time in ISO 8601. */
  last_success: string | null;
  /** The time of counting. A time in ISO 8601. */
  created: string;
};
