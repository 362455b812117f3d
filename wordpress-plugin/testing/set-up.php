<?php
/**
 * Activates the plugin where it lies among the plugins, makes a user of each role with an application password, and
 * prints them as JSON.
 */

$_SERVER += array('HTTP_HOST' => 'localhost', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/');
require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';

if (file_exists(WP_PLUGIN_DIR . '/foyer-channel/foyer-channel.php')) {
    $failed = activate_plugin('foyer-channel/foyer-channel.php');
    if (is_wp_error($failed)) {
        fwrite(STDERR, $failed->get_error_message());
        exit(1);
    }
}

$users = array();
foreach (array('administrator', 'editor', 'author', 'subscriber', 'foyer_channel') as $role) {
    $id = $role === 'administrator' ? 1 : wp_insert_user(array(
        'user_login' => "halden-$role",
        'user_email' => "$role@halden.example",
        'user_pass' => wp_generate_password(24),
        'role' => get_role($role) ? $role : 'editor',
    ));
    list($password) = WP_Application_Passwords::create_new_application_password($id, array('name' => 'Foyer'));
    $users[$role] = array('user' => get_userdata($id)->user_login, 'password' => $password);
}
echo wp_json_encode($users);
