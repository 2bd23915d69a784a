/**
 * The front door of a feature, `features/<name>/<name>.ts(x)`. It only hands on: declared free of
 * side effects, it brings a page what that page takes from it, and not all else that it offers.
 */
export const FRONT_DOOR = /\/src\/features\/([^/]+)\/\1\.tsx?$/;
