export { TransferableFile, type FileTransferTicket } from './transferable-file.ts';
export { receiveFile } from './receive-file.ts';
