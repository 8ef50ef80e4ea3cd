/** Signatures and fixed sizes of APPNOTE.TXT 6.3.10, section 4.3. */
export const LOCAL_HEADER = { signature: 0x04034b50, size: 30 } as const;
export const DATA_DESCRIPTOR = { signature: 0x08074b50, size: 12 } as const;
export const CENTRAL_HEADER = { signature: 0x02014b50, size: 46 } as const;
export const END_RECORD = { signature: 0x06054b50, size: 22 } as const;
export const ZIP64_END_RECORD = { signature: 0x06064b50, size: 56 } as const;
export const ZIP64_LOCATOR = { signature: 0x07064b50, size: 20 } as const;

/** A field with one of these values stands in a ZIP64 record instead (4.4.1.4). */
export const ZIP64_SHORT = 0xffff;
export const ZIP64_LONG = 0xffffffff;
export const ZIP64_EXTRA = 0x0001;

export const FLAG_ENCRYPTED = 0x0001;
export const FLAG_DATA_DESCRIPTOR = 0x0008;
export const FLAG_UTF8 = 0x0800;

export const STORED = 0;
export const DEFLATED = 8;
