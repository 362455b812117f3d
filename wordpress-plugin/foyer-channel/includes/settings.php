<?php
/**
 * Settings of a site, one versioned option for each section, so that two sections written at once do not undo each
 * other. A write names the version it saw and is refused where another came between. Values are plain data: text is
 * kept without markup. Themes read them with apply_filters('foyer_channel_settings', null, 'site-identity').
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const SECTIONS = array(
    'global-settings',
    'booking-component',
    'banner-images',
    'archive-content',
    'site-identity',
    'category-config',
    'language-config',
    'property-amenities',
);
const LARGEST_SECTION = 262144;

function register_settings_routes(): void
{
    $one = '/settings/(?P<section>' . implode('|', SECTIONS) . ')';
    route('/settings', 'GET', 'manage_foyer_settings', static function () {
        return array('data' => array_map(__NAMESPACE__ . '\settings_of', SECTIONS));
    });
    route($one, 'GET', 'manage_foyer_settings', static function ($request) {
        return settings_of($request['section']);
    });
    route($one, 'PUT', 'manage_foyer_settings', static function ($request) {
        return write_settings($request['section'], $request['version'], $request['value']);
    }, array(
        'version' => needed(array('type' => 'integer', 'minimum' => 0)),
        // WordPress would take any words for a list.
        'value' => array('required' => true, 'validate_callback' => static function ($value) {
            return is_array($value) ? true : problem('invalid', 400, 'value is neither an object nor a list');
        }),
    ));
}

/** Hooked to foyer_channel_settings: what a theme reads. */
function settings_for_theme($value, $section)
{
    return in_array($section, SECTIONS, true) ? settings_of($section)['value'] : $value;
}

/** Version 0 and no value as long as nothing was written. */
function settings_of(string $section): array
{
    $kept = get_option("foyer_settings_$section");
    return array(
        'section' => $section,
        'version' => is_array($kept) ? (int) $kept['version'] : 0,
        'value' => is_array($kept) ? $kept['value'] : null,
    );
}

function write_settings(string $section, int $version, array $value)
{
    $clean = clean_setting($value, 0);
    if (is_wp_error($clean)) {
        return $clean;
    }
    if (strlen((string) wp_json_encode($clean)) > LARGEST_SECTION) {
        return problem('too_large', 413, 'A section of settings may have at most 256 kB');
    }
    return under_lock("settings:$section", static function () use ($section, $version, $clean) {
        $kept = settings_of($section);
        if ($kept['value'] === $clean) {
            return $kept;
        }
        if ($kept['version'] !== $version) {
            return problem('stale', 409, 'Another version was written in between', array('settings' => $kept));
        }
        update_option("foyer_settings_$section", array('version' => $version + 1, 'value' => $clean), false);
        wp_cache_flush_runtime();
        $now = settings_of($section);
        return $now['version'] === $version + 1 && $now['value'] === $clean ? $now : not_written();
    });
}

/** Plain data, at most eight levels deep. */
function clean_setting($value, int $depth)
{
    if (!is_array($value)) {
        return is_string($value) ? sanitize_textarea_field($value) : $value;
    }
    if ($depth >= 8) {
        return wrong_fields(array(array('field' => 'value', 'message' => 'value is nested too deep')));
    }
    $clean = array();
    foreach ($value as $key => $entry) {
        if (!is_int($key) && !preg_match('/^[A-Za-z0-9_.:-]{1,80}$/D', $key)) {
            return wrong_fields(array(array('field' => 'value', 'message' => 'value has a key with other than letters and digits')));
        }
        $clean[$key] = clean_setting($entry, $depth + 1);
        if (is_wp_error($clean[$key])) {
            return $clean[$key];
        }
    }
    return $clean;
}
